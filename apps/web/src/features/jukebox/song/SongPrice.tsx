import { registeredSong, songPayees } from '@musi/chain/reads/music/registeredSong'
import { parseAddress } from '@musi/domain/address'
import { amountOf } from '@musi/domain/currency'
import { paymentShares } from '@musi/domain/music/paymentShares'
import { Skeleton } from '@musi/ui/Skeleton'
import { Stack } from '@musi/ui/layout/Stack'
import { Code } from '#platform/page/card/Code.tsx'
import { Section } from '#platform/page/card/Section.tsx'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { useSettled } from '#platform/page/loading/useSettled.ts'
import { useRead } from '#platform/session/chain/useRead.ts'
import { StalenessNote } from '#platform/session/freshness/StalenessNote.tsx'
import { stalenessOf } from '#platform/session/freshness/staleness.ts'
import { RefusedCurrency } from '#platform/tokens/amount-input/RefusedCurrency.tsx'
import type { TokenLookup } from '#platform/tokens/catalogue/tokenLookup.ts'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import { SongCost } from '../songs/SongCost.tsx'
import { PayeeShares } from '../coin/PayeeShares.tsx'
import styles from './SongNotes.module.css'
import type { WholeSong } from '../songs/wholeSong.ts'
import { songPageText } from './songPageWords.ts'

type Props = { song: WholeSong; lookup: TokenLookup; artistName: string }

/** The current price of a play, its token and the payees (spec: songs.price). */
export function SongPrice({
  song: { song, jukebox, artist, token: address, cost: lastCost },
  lookup,
  artistName,
}: Props) {
  const token = lookup.kind === 'token' ? lookup.token : null
  const isRefused = lookup.kind === 'noToken' || lookup.kind === 'decimalsDiffer'
  const chainSong = useRead(registeredSong(jukebox, song))
  const payees = useRead(songPayees(jukebox, song))
  const isSettled = useSettled(payees.kind !== 'loading' && (token !== null || isRefused))
  const cost = chainSong.kind === 'value' ? chainSong.value.cost : lastCost
  const shares = payees.kind === 'value' ? paymentShares(cost, payees.value) : null
  return (
    <Section title={songPageText('price.title')} isReading={!isSettled}>
      <p className={styles['price']} id="song-price">
        {withParts(songPageText('price', { cost: '⟦cost⟧' }), { cost: <SongCost token={address} cost={cost} /> })}
      </p>
      <Stack as="p" gap={1} tone="muted" size={14} breaks>
        <span>
          {songPageText('paidIn')} <AddressName address={parseAddress(address) ?? address} />
        </span>
        <Code text={parseAddress(address) ?? address} />
      </Stack>
      <RefusedCurrency lookup={lookup} />
      {isRefused ? null : shares === null || token === null ? (
        <Skeleton brief label={songPageText('price.unread')} />
      ) : (
        <PayeeShares
          cost={amountOf(token, cost)}
          shares={shares}
          artist={{ account: parseAddress(artist), name: artistName }}
          seed={song}
        />
      )}
      <StalenessNote staleness={stalenessOf([chainSong, payees])} what="prices" />
    </Section>
  )
}
