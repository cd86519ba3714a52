import type { Address } from '@musi/domain/address'
import { type Amount, type Token, amountOf } from '@musi/domain/currency'
import type { PaymentShare } from '@musi/domain/music/paymentShares'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { Face } from '#platform/page/artwork/Face.tsx'
import { amountText } from '#platform/page/money/amountText.ts'
import { percentText } from '#platform/page/money/percentText.ts'
import { useAccountName } from '#platform/session/names/useAccountName.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { ownToken } from '#platform/tokens/artists/ownToken.ts'
import { useArtistFeed } from '#platform/tokens/artists/useArtistFeed.ts'
import styles from './CoinShares.module.css'
import { payText } from './payWords.ts'
import { type ShareSegment, shareInks, shareSegments } from '../payment/shareSegments.ts'

const DIGITS = 4

type Artist = { account: Address | null; name: string }
type Props = {
  cost: Amount
  shares: readonly PaymentShare[]
  artist: Artist
  /** Seed of the song's cover, which gives the bar its colours. */
  seed: string
}

/** Shows each payee's share of a play, as a bar and as a list (spec: songs.shares). */
export function PayeeShares({ cost, shares, artist, seed }: Props) {
  const segments = shareSegments(shares)
  const inks = shareInks(seed, segments.length)
  return (
    <Stack as="section" gap={3} aria-labelledby="coin-shares-title">
      <Text as="h3" id="coin-shares-title" tone="muted" size={14} weight={400} plain>
        {payText(segments.length === 1 && segments[0]?.account === artist.account ? 'shares.one' : 'shares')}
      </Text>
      <div className={styles['bar']} aria-hidden="true">
        {segments.map(({ account, shareBps }, at) => (
          <i key={account ?? 'others'} style={{ flexGrow: shareBps, background: inks[at] }} />
        ))}
      </div>
      <ul className={styles['payees']}>
        {segments.map((segment, at) => (
          <Payee key={segment.account ?? 'others'} {...{ segment, cost, artist }} ink={inks[at] ?? ''} />
        ))}
      </ul>
    </Stack>
  )
}

type PayeeProps = Pick<Props, 'cost' | 'artist'> & { segment: ShareSegment; ink: string }

function Payee({ segment: { account, shareBps, raw, count }, cost, artist, ink }: PayeeProps) {
  const { artists } = useArtistFeed()
  const token = account === null ? null : ownToken(account, artists)
  const name = usePayeeName(account, { artist, token })
  return (
    <li style={{ flexGrow: shareBps }} {...(account !== null && { title: account })}>
      <span className={styles['face']}>
        {account !== null && <Face seed={token?.address ?? account} of={token === null ? 'person' : 'artist'} />}
      </span>
      <Text as="b" tone="strong" weight={620}>
        {name ?? payText('others', { count })}
      </Text>
      <span className={styles['amount']}>
        <span className="unseen">, </span>
        <i style={{ background: ink }} />
        {amountText(amountOf(cost.currency, raw), DIGITS)}
        <span className="unseen">, {percentText(shareBps)}</span>
      </span>
    </li>
  )
}

/** The payee's name; null if several payees share a segment. */
function usePayeeName(
  account: Address | null,
  { artist, token }: { artist: Artist; token: Token | null },
): string | null {
  const connected = useAccount()
  const { name } = useAccountName(account)
  if (account === null) return null
  if (account === connected) return payText('you')
  return account === artist.account ? artist.name : (token?.name ?? name)
}
