import { SONGS_PATH } from '@musi/api/paths'
import { contractOf } from '#platform/page/config/config.ts'
import { usePage } from '#platform/page/navigation/usePage.ts'
import { isComplete } from '#platform/session/history/isComplete.ts'
import { useHistory } from '#platform/session/history/useHistory.ts'
import { NoSong, UnreadSong } from './song/NoSong.tsx'
import { SampleScreen, SongScreen } from './song/SongScreen.tsx'
import { SongWaiting } from './song/SongWaiting.tsx'
import { WholeSong } from './songs/wholeSong.ts'
import { sampleSongs } from '#platform/tokens/songs/sampleSongs.ts'

const ID = /^0x[0-9a-f]{64}$/

/** /song/{id}: a registered song by its id on chain, or a bundled one (spec: songs.song-page). */
export function SongPage() {
  const page = usePage()
  const identifier = page?.name === 'song' ? page.identifier : ''
  const sample = sampleSongs().find(({ id }) => id === identifier)
  if (sample !== undefined) return <SampleScreen key={sample.id} song={sample} />
  const id = identifier.toLowerCase()
  if (!ID.test(id)) return <NoSong reason="unknownId" />
  return contractOf('jukebox') === null ? <NoSong reason="notIndexed" /> : <RegisteredSong key={id} id={id} />
}

function RegisteredSong({ id }: { id: string }) {
  const history = useHistory({ path: `${SONGS_PATH}?song=${id}`, row: WholeSong, topics: ['songs', 'plays'] })
  if (history.kind === 'waiting') return <SongWaiting id={id} />
  if (history.kind === 'away') return <UnreadSong retry={history.retry} />
  if (history.kind !== 'read') return history.kind === 'notKept' ? <NoSong reason="notIndexed" /> : <UnreadSong />
  const [song] = history.rows
  if (song !== undefined) return <SongScreen song={song} history={history} />
  if (isComplete(history)) return <NoSong reason="unknownId" />
  return history.isOld ? <UnreadSong /> : <NoSong reason="behind" />
}
