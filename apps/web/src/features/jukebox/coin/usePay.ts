import type { Address } from '@musi/domain/address'
import { useEffect, useEffectEvent } from 'react'
import { withApprovals } from '#platform/session/approval/approvalPlan.ts'
import { type SignedApproval, useSignedApproval } from '#platform/session/approval/useSignedApproval.ts'
import { playerActs } from '#platform/session/player/player.ts'
import { type ReviewSession, useReview } from '#platform/session/review/useReview.ts'
import { hasSucceeded, useSentState } from '#platform/session/review/useSentState.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { type PlayAct, playIntent } from './playIntent.ts'
import type { Coin } from './useCoin.ts'

export type Pay = { session: ReviewSession<PlayAct>; approval: SignedApproval; open: (act: PlayAct) => void }

/** From the press on the coin slot to the song: signed in once a day, allowed, paid, and then played (spec: songs.pay). */
export function usePay(jukebox: Address, { signIn, domainName, act: live }: Coin): Pay {
  const account = useAccount()
  // What is reviewed is what is allowed; nothing is signed while the dialog is closed (spec: approvals.permit-checked).
  const approval = useSignedApproval(live?.cost ?? null, jukebox, domainName)
  const { plan } = approval.approvals
  const session = useReview<PlayAct>({
    intentOf(act) {
      if (account === null || signIn.isSignedIn !== true || live === null) return null
      const permit = plan.kind === 'permit' ? (approval.permit.signed?.permit ?? null) : null
      return withApprovals(plan, playIntent({ jukebox, act, permit }))
    },
    isAskedAgain: true,
  })
  const { review } = session
  const sent = useSentState(review)
  const paidIn =
    sent !== null && hasSucceeded(sent.state) ? (sent.record?.mined?.receipt.transactionHash ?? null) : null
  const song = review.step === 'sent' ? review.act.song : null
  const play = useEffectEvent(() => {
    if (song !== null && paidIn !== null) playerActs.begin(song, 'full', paidIn)
  })
  useEffect(() => {
    play()
    // Once for each payment.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [paidIn])
  return {
    session: {
      ...session,
      close: () => {
        approval.permit.drop()
        session.close()
      },
    },
    approval,
    open: (act) => session.begin(act, 'inDialog'),
  }
}
