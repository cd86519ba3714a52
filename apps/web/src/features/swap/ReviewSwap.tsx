import { Sheet } from '@musi/ui/Sheet'
import { ReviewBody } from './ReviewBody.tsx'
import type { Review } from './review.ts'
import { r } from './reviewWords.ts'
import type { Submit } from './useSubmitSwap.ts'
import type { Swap } from './useSwap.ts'

const TITLES = {
  closed: 'title',
  confirm: 'title',
  waiting: 'waiting',
  sent: 'sent',
  failed: 'failed',
} as const satisfies Record<Review['step'], string>

/** What is confirmed, and what becomes of it (decisions.md §7.7). */
export function ReviewSwap({ swap, submit }: { swap: Swap; submit: Submit }) {
  const { review, close } = submit
  return (
    <Sheet open onClose={close} title={r(TITLES[review.step])} closeLabel={r('close')} id="review-swap">
      <ReviewBody swap={swap} submit={submit} />
    </Sheet>
  )
}
