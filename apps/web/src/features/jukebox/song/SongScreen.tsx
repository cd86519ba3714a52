import { Section } from '#platform/page/card/Section.tsx'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import type { History } from '#platform/session/history/useHistory.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { playerActs, player } from '#platform/session/player/player.ts'
import { useToken } from '#platform/tokens/catalogue/useToken.ts'
import { CoinSlot } from '../coin/CoinSlot.tsx'
import { registeredSong } from '#platform/tokens/songs/registeredSong.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import { ArtistLink } from './ArtistLink.tsx'
import type { WholeSong } from './wholeSong.ts'
import { SongFacts } from './SongFacts.tsx'
import { SongFrame } from './SongFrame.tsx'
import { SongNotes } from './SongNotes.tsx'
import { SongPrice } from './SongPrice.tsx'
import { SongStage } from './SongStage.tsx'
import { songNotice } from './songNotice.ts'
import { t } from './songPageWords.ts'
import { HearsLines, WhoHears } from './WhoHears.tsx'

/** A song of the jukebox (spec: songs.song-page). */
export function SongScreen({ chain, history }: { chain: WholeSong; history: History<WholeSong> }) {
  const { head } = useHeads()
  const lookup = useToken(chain.token)
  const song = registeredSong(chain)
  const token = lookup.kind === 'token' ? lookup.token : null
  const chainSeconds = Math.max(head?.timeSeconds ?? 0, 0)
  const notice = songNotice(chain, chainSeconds)
  const name = chain.about?.artist_name ?? ''
  const artist = <ArtistLink address={chain.artist} name={name} />
  const isHeardHere = notice !== 'withdrawn' && notice !== 'untold' && notice !== 'gone'
  return (
    <SongFrame
      top={
        <>
          <SongStage song={song} artist={artist} />
          <HistoryNote history={history} />
          <SongNotes song={chain} notice={notice} token={token} />
          {isHeardHere && <Slot song={song} />}
        </>
      }
      left={
        <>
          <SongPrice song={chain} lookup={lookup} artistName={song.artist_name} />
          <WhoHears song={chain} chainSeconds={chainSeconds} />
        </>
      }
      right={<SongFacts song={song} chain={chain} artist={artist} />}
    />
  )
}

/** A bundled song: it is free, and nothing of it is on a chain. */
export const SampleScreen = ({ song }: { song: JukeSong }) => (
  <SongFrame
    top={
      <>
        <SongStage song={song} artist={song.artist_name} />
        <Slot song={song} />
      </>
    }
    left={
      <>
        <Section title={t('price.title')}>
          <p>
            <b>{t('price.free')}</b> {t('price.sample')}
          </p>
        </Section>
        <HearsLines lines={[t('hears.sample')]} />
      </>
    }
    right={<SongFacts song={song} chain={null} artist={song.artist_name} />}
  />
)

/** The slot begins what is on the player's list. Only a press puts the song there: who looks at a page has chosen nothing to hear. */
function Slot({ song }: { song: JukeSong }) {
  const putOn = () => {
    if (!player.get().queue.some(({ id }) => id === song.id)) playerActs.queue([song.track])
  }
  return (
    <div onClickCapture={putOn}>
      <CoinSlot key={song.id} song={song} isNarrow />
    </div>
  )
}
