import { Skeleton } from '@musi/ui/Skeleton'
import { Cluster } from '@musi/ui/layout/Stack'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { player } from '#platform/session/player/player.ts'
import { SlotFrame } from '../coin/SlotFrame.tsx'
import { jukeboxText } from '../songs/jukeboxWords.ts'
import { SongPlaceholder } from './SongFrame.tsx'
import styles from './SongFrame.module.css'
import { songPageText } from './songPageWords.ts'

/** Separates title and artist in the head of the served page. */
const BY = ' by '

/** The song's page while it is read: as high as the song, with the name and the cover if they are known already. */
export function SongWaiting({ id }: { id: string }) {
  const track = player.get().queue.find((each) => each.id === id) ?? null
  const names = track ?? namesInHead()
  return (
    <SongPlaceholder
      cover={<Sleeve seed={track?.coverSeed ?? null} picture={track?.picture ?? null} />}
      details={
        <>
          {names === null ? (
            <Skeleton shape="title" label={songPageText('reading')} />
          ) : (
            <h1 aria-busy="true">{names.title || jukeboxText('untitled')}</h1>
          )}
          {names === null ? (
            <Skeleton />
          ) : (
            <p className={styles['by']}>{jukeboxText('by', { artist: names.artist })}</p>
          )}
          <Skeleton />
          <Skeleton shape="row" />
          <Skeleton />
          <div className={styles['price']}>
            <Skeleton shape="title" />
          </div>
          <SlotFrame
            isNarrow
            gift="possible"
            words={
              <>
                <Cluster gap={3}>
                  <Skeleton shape="row" />
                </Cluster>
                <p />
              </>
            }
          />
        </>
      }
    />
  )
}

/** Title and artist as the server wrote them into the page that was opened; null on each later page. */
function namesInHead(): { title: string; artist: string } | null {
  const text = document.querySelector<HTMLMetaElement>('meta[property="og:title"][data-head]')?.content ?? ''
  const at = text.lastIndexOf(BY)
  return at <= 0 ? null : { title: text.slice(0, at), artist: text.slice(at + BY.length) }
}
