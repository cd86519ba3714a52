import { safeText } from '@musi/domain/safeText'
import { SONG_LIMITS } from '@musi/domain/text/textLimits'
import { buttonClass } from '@musi/ui/controls/Button'
import { Link } from '#platform/page/navigation/Link.tsx'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { unitText } from '#platform/page/money/unitText.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import type { Artist } from '#platform/tokens/artists/artist.ts'
import { costFigure } from '#platform/tokens/songs/costFigure.ts'
import { useSongs } from '#platform/tokens/songs/useSongs.ts'
import styles from '../form/SwapArtists.module.css'
import { songToPlay } from './songToPlay.ts'
import { swapReviewText } from './swapReviewWords.ts'

type Props = {
  artist: Artist
  /** The minimum received; only songs costing at most this are offered. */
  raw: bigint
}

/** Shown after a swap into an artist's token: the record, and a song to hear with it (spec: swap-review.artist). */
export function BoughtArtist({ artist: { token, creator }, raw }: Props) {
  const { songs } = useSongs()
  const { head } = useHeads()
  const song = head === null ? null : songToPlay(songs, { token: token.address, raw, nowSeconds: head.timeSeconds })
  const cost = song === null ? null : costFigure(song, token)
  return (
    <div className={styles['bought']}>
      <span className={styles['record']}>
        <Sleeve seed={token.address} disc="out" />
      </span>
      <h3>{swapReviewText('bought', { artist: token.name })}</h3>
      {song?.offer.kind === 'registered' && cost !== null && (
        <Link to={`/song/${song.offer.song}`} className={buttonClass({ kind: 'primary', block: true })}>
          {swapReviewText('bought.play', {
            song: safeText(song.song_title, SONG_LIMITS.song_title),
            cost: `${cost} ${unitText(token)}`,
          })}
        </Link>
      )}
      <Link to={`/artist/${creator}`} className={buttonClass({ kind: 'quiet' })}>
        {swapReviewText('bought.artist')}
      </Link>
    </div>
  )
}
