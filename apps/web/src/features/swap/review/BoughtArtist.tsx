import { exactAmount } from '@musi/domain/amount/amountText'
import { safeText } from '@musi/domain/safeText'
import { SONG_LIMITS } from '@musi/domain/text/textLimits'
import { Button, buttonClass } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import { Cluster } from '@musi/ui/layout/Stack'
import { Text, textClass } from '@musi/ui/Text'
import { Link } from '#platform/page/navigation/Link.tsx'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { Money } from '#platform/page/money/Money.tsx'
import { unitText } from '#platform/page/money/unitText.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import type { GoodEnd } from '#platform/session/review/ReviewOutcome.tsx'
import { AmountWorth } from '#platform/tokens/amount-input/AmountWorth.tsx'
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
  end: GoodEnd
}

const DIGITS = 6

/**
 * Result of a swap into an artist's token: the artist's record, and a song to play with the token
 * (spec: swap-review.artist).
 */
export function BoughtArtist({ artist: { token, creator }, raw, end: { moved, again, explorerLink } }: Props) {
  const got = moved?.got[0]
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
      {got !== undefined && (
        <Cluster as="p" id="swap-got" gap={2} lines={0} center middle tone="muted" figures>
          <Text as="span" tone="positive">
            <Icon name="tick" />
          </Text>
          <Text as="b" tone="strong" weight={640}>
            <Money amount={got} digits={DIGITS} />
          </Text>
          <AmountWorth currency={token} text={exactAmount(got)} />
        </Cluster>
      )}
      {song?.offer.kind === 'registered' && cost !== null && (
        <Link to={`/song/${song.offer.song}`} className={buttonClass({ kind: 'primary', block: true })}>
          {swapReviewText('bought.play', {
            song: safeText(song.song_title, SONG_LIMITS.song_title),
            cost: `${cost} ${unitText(token)}`,
          })}
        </Link>
      )}
      <Cluster gap={5} lines={1} center middle>
        <Link to={`/artist/${creator}`} className={`${textClass({ tone: 'strong' })} touch-target`}>
          {swapReviewText('bought.artist')}
        </Link>
        <Button id="swap-again" kind="quiet" onClick={again}>
          {swapReviewText('again')}
        </Button>
        {explorerLink}
      </Cluster>
    </div>
  )
}
