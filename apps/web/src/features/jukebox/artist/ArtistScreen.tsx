import { SONGS_PATH } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import { currentTrack } from '@musi/domain/player/playerState'
import { safeText } from '@musi/domain/safeText'
import { SONG_LIMITS, TOKEN_LIMITS } from '@musi/domain/text/textLimits'
import { Button, buttonClass } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import type { Track } from '@musi/domain/player/track'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { contractOf } from '#platform/page/config/config.ts'
import { ShareButton } from '#platform/page/share/ShareButton.tsx'
import { knownName, unitText } from '#platform/page/money/unitText.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { useHistory } from '#platform/session/history/useHistory.ts'
import { PlayIcon } from '#platform/session/player/PlayIcon.tsx'
import { preloadSound } from '#platform/session/player/player.ts'
import { usePlayerOf } from '#platform/session/player/usePlayer.ts'
import { useTrack } from '#platform/session/player/useTrack.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { NameText } from '#platform/tokens/explain/AddressName.tsx'
import { registeredSong } from '#platform/tokens/songs/registeredSong.ts'
import { WholeSong } from '../songs/wholeSong.ts'
import { ArtistFacts } from './ArtistFacts.tsx'
import { ArtistFans } from './ArtistFans.tsx'
import { ArtistFrame, TwoPlaceholders } from './ArtistFrame.tsx'
import { ArtistPieces } from './ArtistPieces.tsx'
import { ArtistPrice } from './ArtistPrice.tsx'
import { ArtistSongs } from './ArtistSongs.tsx'
import styles from './ArtistFrame.module.css'
import { type PlacedSong, placedSongs } from '../songs/placedSongs.ts'
import { artistPageText } from './artistPageWords.ts'
import { type ArtistTokenList, useArtistTokens } from './useArtistTokens.ts'

const MAX_NAMES = 3
const MAX_GENRES = 3

type PricedArtistToken = ArtistTokenList['tokens'][number]

/** Distinct values of one text field of the songs. */
const songTexts = (songs: readonly PlacedSong[], field: 'artist_name' | 'genre'): readonly string[] => [
  ...new Set(
    songs.flatMap(({ song: { about } }) => {
      const text = about === null ? '' : safeText(about[field], SONG_LIMITS[field])
      return text === '' ? [] : [text]
    }),
  ),
]

/** The artist's main token; tokens with a price come first. */
const mainTokenOf = ({ tokens }: ArtistTokenList): PricedArtistToken | null =>
  tokens.find(({ price }) => price.kind === 'price') ?? tokens[0] ?? null

/** An artist's page, by the account that registers songs and creates tokens (spec: songs.artist-page). */
export function ArtistScreen({ address }: { address: Address }) {
  const { head } = useHeads()
  const history = useHistory({ path: `${SONGS_PATH}?artist=${address}`, row: WholeSong, topics: ['songs', 'plays'] })
  const tokens = useArtistTokens(address)
  const songs = placedSongs(history.kind === 'read' ? history.rows : [], Math.max(head?.timeSeconds ?? 0, 0))
  const queue = songs.map(({ song }) => registeredSong(song).track).filter(({ preview }) => preview !== null)
  const isPlaying = usePlayerOf(
    (player) => player.phase.kind === 'playing' && queue.some(({ id }) => id === currentTrack(player)?.id),
  )
  const token = mainTokenOf(tokens)
  // An account that cannot be read must not look like an artist with a cover.
  const isRead = tokens.kind === 'read' && history.kind === 'read'
  const coverSeed = token?.artist.token.address ?? (isRead ? address : null)
  const isOwn = useAccount() === address
  const genres = songTexts(songs, 'genre').slice(0, MAX_GENRES)
  // A name that looks like another token's is not shown; the address identifies the artist.
  const name =
    token === null || token.artist.lookAlike !== null ? null : safeText(token.artist.token.name, TOKEN_LIMITS.name)
  const otherNames = songTexts(songs, 'artist_name').filter((each) => each !== name)
  return (
    <ArtistFrame
      picture={<Sleeve seed={coverSeed} disc="out" turning={isPlaying} />}
      subtitle={
        <>
          {genres.length > 0 && <bdi>· {genres.join(', ')}</bdi>}
          {isOwn && <span className={styles['own']}>{artistPageText('you')}</span>}
        </>
      }
      title={name === null || name === '' ? <NameText address={address} /> : <bdi>{name}</bdi>}
      aliases={
        <>
          {otherNames.length > 0 && (
            <bdi>{artistPageText('calls', { names: otherNames.slice(0, MAX_NAMES).join(', ') })}</bdi>
          )}
          {token !== null && <LookAlike token={token} />}
        </>
      }
      price={token === null ? tokens.kind === 'reading' && <TwoPlaceholders /> : <ArtistPrice token={token} />}
      actions={
        <>
          {history.kind === 'waiting' && <TwoPlaceholders />}
          {queue[0] !== undefined && <PlayButton track={queue[0]} queue={queue} isPlaying={isPlaying} />}
          {history.kind !== 'waiting' && token?.price.kind === 'price' && (
            <Link to={`/swap?outputCurrency=${token.artist.token.address}`} className={buttonClass({ size: 'large' })}>
              {artistPageText('get', { symbol: unitText(token.artist.token) })}
            </Link>
          )}
          {isOwn && <StudioLinks />}
          <span className={styles['share']}>
            <ShareButton
              page={{
                title: name ?? address,
                ...(coverSeed !== null && { cover: { seed: coverSeed, picture: null } }),
                embed: songs.length === 0 ? null : { kind: 'artist', id: address, size: 'list' },
              }}
            />
          </span>
        </>
      }
      songs={<ArtistSongs history={history} songs={songs} queue={queue} dollarsOf={tokens.dollarsOf} />}
      fans={
        <ArtistFans
          artist={address}
          token={token?.artist.token.address ?? null}
          songs={songs}
          isTokenRead={tokens.kind === 'read'}
        />
      }
      details={
        <>
          <ArtistPieces artist={address} />
          <ArtistFacts address={address} tokens={tokens} />
        </>
      }
    />
  )
}

function LookAlike({ token: { artist } }: { token: PricedArtistToken }) {
  if (artist.lookAlike === null) return null
  return (
    <span className={styles['caution']}>
      <Icon name="warning" /> {artistPageText('tokens.like', { token: knownName(artist.lookAlike.original) })}
    </span>
  )
}

/** Plays the preview of the most played song, or resumes this artist's current song. */
function PlayButton({ track, queue, isPlaying }: { track: Track; queue: readonly Track[]; isPlaying: boolean }) {
  const currentId = usePlayerOf((player) => currentTrack(player)?.id ?? null)
  const { phase, press } = useTrack(queue.find(({ id }) => id === currentId) ?? track, queue)
  return (
    <Button kind="primary" size="large" onClick={press} onPointerEnter={preloadSound} onFocus={preloadSound}>
      <PlayIcon phase={phase} />
      {artistPageText(isPlaying ? 'pause' : 'play')}
    </Button>
  )
}

/** Shown to the artist only. */
const StudioLinks = () => (
  <>
    <Link to="/form" id="to-studio" className={buttonClass({ size: 'large' })}>
      {artistPageText('studio')}
    </Link>
    {contractOf('musicCollectionFactory') !== null && (
      <Link to="/release" id="to-release" className={buttonClass({ size: 'large' })}>
        {artistPageText('release')}
      </Link>
    )}
  </>
)
