import { type Address, shortenAddress } from '@musi/domain/address'
import { type Amount, amountOf } from '@musi/domain/currency'
import type { CoinShare } from '@musi/domain/music/coinShares'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import type { CSSProperties } from 'react'
import { exactText } from '#platform/page/money/amountText.ts'
import { percentText } from '#platform/page/money/percentText.ts'
import { useAddressName } from '#platform/session/names/useAddressName.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import styles from './CoinShares.module.css'
import { p } from './payWords.ts'
import { sectorPath } from './sectorPath.ts'

/** As many colours as tell neighbours apart. */
const COLOURS = 5

type Props = { cost: Amount; shares: readonly CoinShare[]; artist: { account: Address | null; name: string } }

/** The coin comes apart into what each payee gets, to the wei (spec: songs.shares). */
export function CoinShares({ cost, shares, artist }: Props) {
  const whole = shares.reduce((sum, { shareBps }) => sum + shareBps, 0)
  const starts = shares.map((_, at) => shares.slice(0, at).reduce((sum, { shareBps }) => sum + shareBps, 0) / whole)
  return (
    <Stack as="section" gap={2} raised="roomy" aria-labelledby="coin-shares-title">
      <Text as="h3" id="coin-shares-title" size={14} plain>
        {p('shares')}
      </Text>
      <div className={styles['parts']}>
        <svg
          viewBox="-60 -60 120 120"
          aria-hidden="true"
          className={styles['coin']}
          data-whole={shares.length === 1 || undefined}
        >
          {shares.map(({ account, shareBps }, at) => {
            const from = starts[at] ?? 0
            const part = shareBps / whole
            const middle = (from + part / 2) * 2 * Math.PI
            return (
              <path
                key={account}
                d={sectorPath(from, from + part)}
                className={styles[`ink${at % COLOURS}`]}
                style={
                  {
                    '--away-x': Math.sin(middle).toFixed(3),
                    '--away-y': (-Math.cos(middle)).toFixed(3),
                  } as CSSProperties
                }
              />
            )
          })}
        </svg>
        <Stack as="ul" gap={2}>
          {shares.map((share, at) => (
            <Share key={share.account} share={share} cost={cost} artist={artist} ink={styles[`ink${at % COLOURS}`]} />
          ))}
        </Stack>
      </div>
      <Text tone="muted" size={12}>
        {p('shares.text')}
      </Text>
    </Stack>
  )
}

type ShareProps = Pick<Props, 'cost' | 'artist'> & { share: CoinShare; ink: string | undefined }

function Share({ share: { account, shareBps, raw }, cost, artist, ink }: ShareProps) {
  const own = useAccount()
  const known = useAddressName(account)
  const name =
    account === own ? p('you') : account === artist.account ? artist.name : (known ?? shortenAddress(account))
  return (
    <li>
      <svg viewBox="0 0 10 10" aria-hidden="true">
        <rect width="10" height="10" rx="3" className={ink} />
      </svg>
      <span className={styles['who']} title={account}>
        {name}{' '}
        <Text as="small" tone="muted" size={12}>
          {percentText(shareBps)}
        </Text>
      </span>{' '}
      <b>{exactText(amountOf(cost.currency, raw))}</b>
    </li>
  )
}
