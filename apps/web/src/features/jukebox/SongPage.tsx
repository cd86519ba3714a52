import { SONGS_PATH } from '@musi/api/paths'
import { Skeleton } from '@musi/ui/Skeleton'
import { contractOf } from '#platform/page/config/config.ts'
import { usePage } from '#platform/page/navigation/usePage.ts'
import { isComplete } from '#platform/session/history/isComplete.ts'
import { useHistory } from '#platform/session/history/useHistory.ts'
import { NoSong } from './song/NoSong.tsx'
import { SampleScreen, SongScreen } from './song/SongScreen.tsx'
import { SongRoom } from './song/SongFrame.tsx'
import { WholeSong } from './songs/wholeSong.ts'
import { t } from './song/songPageWords.ts'
import { sampleSongs } from '#platform/tokens/songs/samples.ts'

const ID = /^0x[0-9a-f]{64}$/

/** /song/{id}: a registered song by its id on chain, or a bundled one (spec: songs.song-page). */
export function SongPage() {
  const page = usePage()
  const identifier = page?.name === 'song' ? page.identifier : ''
  const sample = sampleSongs().find(({ id }) => id === identifier)
  if (sample !== undefined) return <SampleScreen key={sample.id} song={sample} />
  const id = identifier.toLowerCase()
  if (!ID.test(id)) return <NoSong why="text" />
  return contractOf('jukebox') === null ? <NoSong why="notKept" /> : <Registered key={id} id={id} />
}

/** Title, artist, waveform, price and button, about as high as they will be. */
const ComingWords = () => (
  <>
    <Skeleton shape="title" label={t('reading')} />
    <Skeleton />
    <Skeleton shape="row" />
    <Skeleton shape="title" />
    <Skeleton shape="row" />
  </>
)

function Registered({ id }: { id: string }) {
  const history = useHistory({ path: `${SONGS_PATH}?song=${id}`, row: WholeSong, topics: ['songs', 'plays'] })
  if (history.kind === 'waiting') return <SongRoom square={<Skeleton shape="cover" />} words={<ComingWords />} />
  if (history.kind !== 'read') return <NoSong why={history.kind === 'notKept' ? 'notKept' : 'away'} />
  const [song] = history.rows
  if (song !== undefined) return <SongScreen chain={song} history={history} />
  if (isComplete(history)) return <NoSong why="text" />
  return <NoSong why={history.isOld ? 'away' : 'behind'} />
}
