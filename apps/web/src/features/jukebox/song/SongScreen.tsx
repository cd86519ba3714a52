import { Note } from '@musi/ui/layout/Note'
import { config } from '#platform/page/config/config.ts'
import { ShareButton } from '#platform/page/share/ShareButton.tsx'
import { dollarText } from '#platform/page/money/dollarText.ts'
import { latePart } from '#platform/page/loading/latePart.tsx'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import type { History } from '#platform/session/history/useHistory.ts'
import { player, playerActs } from '#platform/session/player/player.ts'
import { useArtistWorth } from '#platform/session/prices/useArtistWorth.ts'
import { useToken } from '#platform/tokens/catalogue/useToken.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import { registeredSong } from '#platform/tokens/songs/registeredSong.ts'
import { CoinSlot } from '../coin/CoinSlot.tsx'
import { jukeboxText } from '../songs/jukeboxWords.ts'
import { ArtistLink } from '../songs/ArtistLink.tsx'
import { SongCost } from '../songs/SongCost.tsx'
import { MoreSongs } from './MoreSongs.tsx'
import { SongFacts } from './SongFacts.tsx'
import { SongGiven } from './SongGiven.tsx'
import { SongFrame } from './SongFrame.tsx'
import styles from './SongFrame.module.css'
import { SongListeners } from './SongListeners.tsx'
import { SongNotes } from './SongNotes.tsx'
import { SongPrice } from './SongPrice.tsx'
import { SongProof } from './SongProof.tsx'
import { SongRecord, SongText } from './SongStage.tsx'
import { AccessLines, AccessRules } from './AccessRules.tsx'
import { songNotice } from '../songs/songNotice.ts'
import { songPageText } from './songPageWords.ts'
import type { WholeSong } from '../songs/wholeSong.ts'

/** A song of the jukebox (spec: songs.song-page). */
export function SongScreen({ song, history }: { song: WholeSong; history: History<WholeSong> }) {
  const { head } = useHeads()
  const lookup = useToken(song.token)
  const shownSong = registeredSong(song)
  const token = lookup.kind === 'token' ? lookup.token : null
  const chainSeconds = Math.max(head?.timeSeconds ?? 0, 0)
  const notice = songNotice(song, chainSeconds)
  const artist = <ArtistLink address={song.artist} name={song.about?.artist_name ?? ''} />
  const isPlayableHere = notice !== 'withdrawn' && notice !== 'unpublished' && notice !== 'gone'
  return (
    <SongFrame
      cover={<SongRecord song={shownSong} />}
      details={
        <>
          <SongText song={shownSong} artist={artist} />
          <div className={styles['price']}>
            {isPlayableHere && <CostLine song={song} />}
            <Share song={shownSong} />
          </div>
          <HistoryNote history={history} />
          <SongNotes song={song} notice={notice === 'withdrawn' ? null : notice} token={token} />
          <SongDecisions
            about={{ kind: 'song', id: song.song }}
            withdrawn={notice === 'withdrawn' ? <Withdrawn /> : null}
          />
          {isPlayableHere && <SongSlot song={shownSong} />}
        </>
      }
    >
      <SongListeners song={song} />
      <MoreSongs song={song} artistName={shownSong.artist_name} chainSeconds={chainSeconds} />
      <div>
        <SongGiven
          target={{
            song: song.song,
            jukebox: song.jukebox,
            title: shownSong.song_title || jukeboxText('untitled'),
            picture: song.about?.artwork ?? null,
          }}
          isOver={!isPlayableHere || !config().relays}
        />
        <SongProof
          isUncertified={shownSong.isUncertified}
          summary={
            song.about?.sound ? songPageText(shownSong.isUncertified ? 'recording.other' : 'recording.certified') : ''
          }
          left={
            <>
              <SongPrice song={song} lookup={lookup} artistName={shownSong.artist_name} />
              <AccessRules song={song} chainSeconds={chainSeconds} />
            </>
          }
          right={<SongFacts song={shownSong} chainSong={song} artist={artist} />}
        />
      </div>
    </SongFrame>
  )
}

/** Loaded late, because few songs are restricted; renders nothing if it fails to load. */
const SongDecisions = latePart(
  async () => (await import('#platform/tokens/moderation/SubjectDecisions.tsx')).SubjectDecisions,
  { Waiting: ({ withdrawn }) => withdrawn, Missing: ({ withdrawn }) => withdrawn },
)

const Withdrawn = () => (
  <p>
    <b>{songPageText('notice.withdrawn')}.</b> {songPageText('notice.withdrawn.text')}
  </p>
)

/** Price of a play, in its token and in approximate dollars. */
function CostLine({ song: { token, cost } }: { song: WholeSong }) {
  const worth = useArtistWorth([token])?.of(token, cost) ?? null
  return (
    <p id="song-cost">
      <b>
        <SongCost token={token} cost={cost} />
      </b>{' '}
      {worth !== null && songPageText('about', { dollars: dollarText(worth) })}
    </p>
  )
}

const Share = ({ song: { id, song_title, offer, track } }: { song: JukeSong }) => (
  <span className={styles['share']}>
    <ShareButton
      page={{
        title: song_title || jukeboxText('untitled'),
        cover: { seed: track.coverSeed, picture: track.picture },
        embed: offer.kind === 'registered' ? { kind: 'song', id, size: 'card' } : null,
      }}
      isWide
    />
  </span>
)

/** A bundled song: free, and not on any chain. */
export const SampleScreen = ({ song }: { song: JukeSong }) => (
  <SongFrame
    cover={<SongRecord song={song} />}
    details={
      <>
        <SongText song={song} artist={song.artist_name} />
        <div className={styles['price']}>
          <p id="song-cost">
            <b>{songPageText('price.free')}</b>
          </p>
          <Share song={song} />
        </div>
        <Note>{songPageText('price.sample')}</Note>
        <SongSlot song={song} />
      </>
    }
  >
    <SongProof
      isUncertified={false}
      summary={songPageText('hears.sample')}
      left={<AccessLines lines={[songPageText('hears.sample')]} />}
      right={<SongFacts song={song} chainSong={null} artist={song.artist_name} />}
    />
  </SongFrame>
)

/**
 * The slot plays what is in the player's queue. Only a click adds the song: viewing a page is not a choice to listen.
 */
function SongSlot({ song }: { song: JukeSong }) {
  const loadSong = () => {
    if (!player.get().queue.some(({ id }) => id === song.id)) playerActs.queue([song.track])
  }
  return (
    <div onClickCapture={loadSong}>
      <CoinSlot key={song.id} song={song} isNarrow />
    </div>
  )
}
