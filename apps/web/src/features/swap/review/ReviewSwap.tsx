import { useEffect } from 'react'
import { latePart } from '#platform/page/loading/latePart.tsx'
import { amountText } from '#platform/page/money/amountText.ts'
import type { GoodEnd } from '#platform/session/review/ReviewOutcome.tsx'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import type { Artist } from '#platform/tokens/artists/artist.ts'
import { useArtistFeed } from '#platform/tokens/artists/useArtistFeed.ts'
import { ConfirmSwap } from './ConfirmSwap.tsx'
import type { ReviewedSwap } from './reviewedSwap.ts'
import { swapReviewText } from './swapReviewWords.ts'
import type { SwapReview } from './useSwapReview.ts'

const DIGITS = 6

const swappingText = ({ trade: { input, output } }: ReviewedSwap) =>
  swapReviewText('swapping', {
    input: amountText(input, DIGITS),
    output: amountText(output, DIGITS),
  })

const doneText = ({ trade: { input } }: ReviewedSwap) =>
  swapReviewText('done.of', { amount: amountText(input, DIGITS) })

type Props = {
  session: SwapReview
  /** The swap as it would be sent now; null if there is none. */
  live: ReviewedSwap | null
}

const BoughtArtist = latePart(async () => (await import('./BoughtArtist.tsx')).BoughtArtist, { Missing: () => null })

/** The artist of the token the account receives; null if it is not an artist's, or somebody else receives it. */
function useBought(session: SwapReview): Artist | null {
  const { artists } = useArtistFeed()
  const account = useAccount()
  if (session.review.step === 'closed') return null
  const { trade, receiver } = session.review.act
  const { currency } = trade.output
  const artist = currency.kind === 'token' ? artists.get(currency.address) : undefined
  return artist === undefined || artist.lookAlike !== null || receiver.address !== account ? null : artist
}

const ending = ({ trade, bound }: ReviewedSwap, artist: Artist, end: GoodEnd) => (
  <BoughtArtist artist={artist} raw={trade.exact === 'in' ? bound.raw : trade.output.raw} end={end} />
)

/** Dialog of the review and its outcome (spec: swap-review.steps). */
export function ReviewSwap({ session, live }: Props) {
  const artist = useBought(session)
  const isOfArtist = artist !== null
  useEffect(() => {
    if (isOfArtist) BoughtArtist.preload()
  }, [isOfArtist])
  return (
    <ReviewSheet
      name="swap"
      title={() => swapReviewText('title')}
      session={session}
      summary={swappingText}
      done={{ title: artist === null ? swapReviewText('done') : doneText, again: swapReviewText('again') }}
      ownEnding={(act, end) => (artist === null ? null : ending(act, artist, end))}
      returnFocusId="swap-currency-input"
    >
      {(act) => <ConfirmSwap {...{ session, act, live }} />}
    </ReviewSheet>
  )
}
