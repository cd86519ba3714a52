import type { Address } from '@musi/domain/address'
import { type ApprovalPlan, withApprovals } from '#platform/session/approval/approvalPlan.ts'
import type { Permit } from '#platform/session/approval/usePermit.ts'
import { type ReviewSession, useReview } from '#platform/session/review/useReview.ts'
import type { ReviewedRemoval } from './removalReview.ts'
import { removeIntent } from './removeIntent.ts'

export type RemovalReview = ReviewSession<ReviewedRemoval> & { start: (act: ReviewedRemoval) => void }

type Options = { account: Address | null; plan: ApprovalPlan; permit: Permit; onSent: () => void }

/** The review of a removal, from the click to the outcome; closing it drops the signed permit (spec: approvals.permit-checked). */
export function useRemovalReview({ account, plan, permit, onSent }: Options): RemovalReview {
  const intentOf = (act: ReviewedRemoval) =>
    account === null ? null : withApprovals(plan, removeIntent({ ...act, account }))
  const session = useReview({ intentOf, reopensOnRefusal: true, onSent })
  return {
    ...session,
    close: () => {
      permit.drop()
      session.close()
    },
    start: (act) => session.begin(act, 'inDialog'),
  }
}
