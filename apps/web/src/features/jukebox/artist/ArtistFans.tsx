import { Holder } from '@musi/api/history/holders'
import { PayerDay } from '@musi/api/history/ranks'
import { HOLDERS_PATH, RANK_PAYERS_PATH } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import { Empty } from '@musi/ui/layout/Empty'
import { Skeleton } from '@musi/ui/Skeleton'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { Face } from '#platform/page/artwork/Face.tsx'
import { isContractOfBook } from '#platform/page/config/isContractOfBook.ts'
import { shortDayText } from '#platform/page/i18n/shortDayText.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { wrappedNative } from '#platform/session/chain/bookTokens.ts'
import { poolAddress } from '#platform/session/exchange/poolAddress.ts'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import { isComplete } from '#platform/session/history/isComplete.ts'
import { useHistory } from '#platform/session/history/useHistory.ts'
import { NameText } from '#platform/tokens/explain/AddressName.tsx'
import { registeredSong } from '#platform/tokens/songs/registeredSong.ts'
import { jukeboxText } from '../songs/jukeboxWords.ts'
import { FreeRules } from './FreeRules.tsx'
import { Part } from './Part.tsx'
import styles from './Artist.module.css'
import type { PlacedSong } from '../songs/placedSongs.ts'
import { useFirstListener } from '../songs/useFirstListener.ts'
import { artistPageText } from './artistPageWords.ts'

const MAX_FACES = 8
const MAX_FIRST_LISTENERS = 3

type Props = {
  artist: Address
  /** The artist's token; null if there is none, or while it loads. */
  token: Address | null
  songs: readonly PlacedSong[]
  /** True once the artist's tokens are known. */
  isTokenRead: boolean
}

/** Holders of the token, the first listeners, and what holders hear for free (spec: songs.artist-page). */
export function ArtistFans({ artist, token, songs, isTokenRead }: Props) {
  const playedSongs = songs.filter(({ song }) => song.plays > 0).slice(0, MAX_FIRST_LISTENERS)
  return (
    <Part title={artistPageText('fans.title')}>
      {token !== null && <Holders token={token} artist={artist} />}
      {token === null &&
        (isTokenRead ? <Empty>{artistPageText('fans.none')}</Empty> : <Skeleton label={artistPageText('loading')} />)}
      {playedSongs.length > 0 && (
        <>
          <h3>{artistPageText('first.title')}</h3>
          <Stack as="ul" gap={4} className={styles['first']}>
            {playedSongs.map((placed) => (
              <FirstListener key={placed.song.song} placed={placed} />
            ))}
          </Stack>
        </>
      )}
      <FreeRules songs={songs} />
    </Part>
  )
}

/** Numbers of holders and payers; holders are counted up to one page. */
function Holders({ token, artist }: { token: Address; artist: Address }) {
  const history = useHistory({
    path: `${HOLDERS_PATH}?token=${token}`,
    row: Holder,
    topics: ['moves'],
    cursor: 'after',
  })
  const payerHistory = useHistory({
    path: `${RANK_PAYERS_PATH}?artist=${artist}`,
    row: PayerDay,
    topics: ['plays', 'songs'],
    cursor: 'after',
  })
  if (history.kind === 'waiting') return <Skeleton label={artistPageText('holders.reading')} />
  if (history.kind !== 'read') return <HistoryNote history={history} />
  const native = wrappedNative()
  const others = new Set<Address>([artist, ...(native === null ? [] : [poolAddress(token, native.address)])])
  const holders = history.rows.map(({ account }) => account).filter((account) => !isContractOfBook(account))
  const people = holders.filter((account) => !others.has(account))
  const payers = new Set(payerHistory.kind === 'read' ? payerHistory.rows.map(({ payer }) => payer) : [])
  const count = holders.length
  return (
    <Stack gap={3} data-holders={token}>
      <span className={styles['faces']} aria-hidden="true">
        {people.slice(0, MAX_FACES).map((account) => (
          <Face key={account} seed={account} of="person" size={40} />
        ))}
      </span>
      <Text tone="muted" size={14}>
        {artistPageText(history.more === null ? 'holders.count' : 'holders.more', { count })}{' '}
        {isComplete(payerHistory) && payers.size > 0 && artistPageText('payers.count', { count: payers.size })}
      </Text>
    </Stack>
  )
}

/** The first account that a song was played for; empty until it is known. */
function FirstListener({ placed: { song } }: { placed: PlacedSong }) {
  const first = useFirstListener(song.song)
  if (first === null) return null
  const title = registeredSong(song).song_title || jukeboxText('untitled')
  return (
    <li>
      <Face seed={first.account} of="person" size={40} />
      <span>
        <Link to={`/account/${first.account}`}>
          <NameText address={first.account} />
        </Link>
        <small>
          <bdi>{title}</bdi>, {shortDayText(first.timeSeconds)}
        </small>
      </span>
    </li>
  )
}
