import type { Address } from '@musi/domain/address'
import { type Amount, sameCurrency } from '@musi/domain/currency'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { contractOf } from '#platform/page/config/config.ts'
import { exactText } from '#platform/page/money/amountText.ts'
import { withApprovals } from '#platform/session/approval/approvalPlan.ts'
import { permitFailureText } from '#platform/session/approval/permitFailureText.ts'
import { type SignedApproval, useSignedApproval } from '#platform/session/approval/useSignedApproval.ts'
import { useRpcOutage } from '#platform/session/freshness/useOutage.ts'
import type { Review } from '#platform/session/review/review.ts'
import { reviewText } from '#platform/session/review/reviewWords.ts'
import { type RehearsalState, useRehearsal } from '#platform/session/review/useRehearsal.ts'
import { useReview } from '#platform/session/review/useReview.ts'
import { type SentState, hasSucceeded, useSentState } from '#platform/session/review/useSentState.ts'
import { signInText } from '#platform/session/sign-in/signInWords.ts'
import { useSending } from '#platform/session/transactions/send/useSending.ts'
import { stateStory } from '#platform/session/transactions/story/stateStory.ts'
import { refusalText } from '#platform/session/wallet/gateWords.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { type PayFacts, type PayStep, payStep } from '../payment/payStep.ts'
import { type PlayAct, playIntent } from '../payment/playIntent.ts'
import { swapPlayIntent } from '../payment/swapPlayIntent.ts'
import { payText } from './payWords.ts'
import type { Coin } from './useCoin.ts'

/** `busy`: a lookup or a pending block. `inWallet`: the wallet is waiting for an answer. */
export type PayPhase = 'idle' | 'busy' | 'inWallet' | 'sent' | 'paid'

export type Pay = {
  phase: PayPhase
  /** True if the price changed after the click. */
  hasPriceChanged: boolean
  /** True if the sent payment failed on chain, which cost only the network fee. */
  hasFailed: boolean
  /** Reason, in one line, why the last click did not pay; empty if it did. */
  trouble: string
  isDeclined: boolean
  approval: SignedApproval
  rehearsal: RehearsalState
  hasRehearsal: boolean
  review: Review<PlayAct>
  /** The paid amount, from the receipt if another currency was used. */
  paidAmount: Amount | null
  /** The hash of the confirmed payment. */
  paymentHash: `0x${string}` | null
  press: () => void
  /** Cancels every step that is not sent yet. */
  cancel: () => void
}

type StopReason = Extract<PayStep, { kind: 'stop' }>['reason']

type ClickedPayment = {
  readonly act: PlayAct
  readonly account: Address | null
  readonly problemAtClick: string | null
}

/** Pays for a play after one click, which starts each due step in turn (spec: songs.pay). */
export function usePay(jukebox: Address, coin: Coin, currentAct: PlayAct | null, initialAct: PlayAct): Pay {
  const { signIn, payment, staleness } = coin
  const account = useAccount()
  const isUnreachable = useRpcOutage() !== null
  const [agreedAct, setAgreedAct] = useState(initialAct)
  const [clicked, setClicked] = useState<ClickedPayment | null>(null)
  const [trouble, setTrouble] = useState('')
  const [stopReason, setStopReason] = useState<StopReason | null>(null)
  const { approval, session, rehearsal } = usePlaySession(jukebox, coin.domainName, currentAct)
  const { approvals, permit } = approval
  const sent = useSentState(session.review)
  const { sending, start } = useSending()
  const end = (text: string) => {
    setClicked(null)
    setTrouble(text)
  }
  const { step: reviewStep } = session.review
  const facts: PayFacts = {
    hasChanged:
      clicked !== null &&
      (currentAct === null || !isWithinAgreement(clicked.act, currentAct) || clicked.account !== account),
    isOutdated: isUnreachable || staleness !== null,
    isSignedIn: signIn.isSignedIn,
    payment: payment.kind,
    plan: approvals.plan,
    rehearsal,
    problemAtClick: clicked?.problemAtClick ?? null,
  }
  // While the wallet is open, nothing else may begin, because a second request would be a second
  // payment.
  const step = clicked !== null && reviewStep === 'closed' ? payStep(facts) : null
  const steps = useEachStepOnce(step, {
    async take(dueStep) {
      const ending = await takeStep(dueStep, { signIn, permit, start, confirm: session.confirm })
      if (ending !== null) end(ending)
    },
    onRepeated: () => setClicked(null),
  })
  if (step?.kind === 'stop') {
    setStopReason(step.reason)
    end(step.reason === 'moved' ? '' : payText(`stop.${step.reason}`))
  }
  // The wallet has answered.
  else if (clicked !== null && reviewStep !== 'closed' && reviewStep !== 'waiting') setClicked(null)
  const hasFailed = sent?.state.kind === 'failed'
  const isInWallet = signIn.isWaiting || permit.isWaiting || sending.step === 'waiting' || reviewStep === 'waiting'
  return {
    phase: phaseOf(sent, clicked === null ? 'idle' : isInWallet ? 'inWallet' : 'busy'),
    hasPriceChanged: currentAct !== null && agreedAct.cost.raw !== currentAct.cost.raw,
    hasFailed,
    trouble:
      // The reason that stopped the press no longer holds once a payment was sent.
      (sent === null && isRefused(stopReason, session.review) ? changedMaximumText(agreedAct, currentAct) : '') ||
      (hasFailed ? '' : trouble) ||
      failureText(session.review, sent) ||
      signInTrouble(signIn) ||
      permitFailureText(permit),
    isDeclined: session.review.step === 'confirm' && session.review.isDeclined === true,
    approval,
    rehearsal,
    hasRehearsal: session.intent !== null,
    review: session.review,
    ...paymentOf(sent),
    press() {
      if (currentAct === null || clicked !== null) return
      session.close()
      steps.forget()
      setTrouble('')
      setStopReason(null)
      setAgreedAct(currentAct)
      setClicked({ act: currentAct, account, problemAtClick: rehearsal.kind === 'problem' ? rehearsal.text : null })
    },
    cancel() {
      setClicked(null)
      if (sending.step === 'waiting') sending.cancel()
      permit.drop()
      session.close()
    },
  }
}

/** The approval a play needs, the play as it would be sent, and its simulation. */
function usePlaySession(jukebox: Address, domainName: string | null, currentAct: PlayAct | null) {
  const swapAndPlay = contractOf('swapAndPlay')
  const swap = currentAct?.swap ?? null
  const account = useAccount()
  const approval = useSignedApproval(
    swap?.maximum ?? currentAct?.cost ?? null,
    swap === null || swapAndPlay === null ? jukebox : swapAndPlay,
    swap === null ? domainName : null,
  )
  const session = useReview<PlayAct>({
    typed: currentAct,
    intentOf(act) {
      if (account === null) return null
      const { plan } = approval.approvals
      if (act.swap !== null)
        return swapAndPlay === null ? null : withApprovals(plan, swapPlayIntent(swapAndPlay, act, act.swap))
      return withApprovals(
        plan,
        playIntent({
          jukebox,
          act,
          account,
          permit: plan.kind === 'permit' ? (approval.permit.signed?.permit ?? null) : null,
        }),
      )
    },
  })
  return { approval, session, rehearsal: useRehearsal(account, session.intent) }
}

type DueStep = Exclude<PayStep, { kind: 'stop' }>

/** Takes each due step once, because a step that is due again did not succeed. */
function useEachStepOnce(
  step: PayStep | null,
  { take, onRepeated }: { take: (step: DueStep) => Promise<void>; onRepeated: () => void },
) {
  const started = useRef(new Set<string>())
  const key = step === null ? '' : step.kind === 'approve' ? `approve ${step.intent.key}` : step.kind
  const begin = useEffectEvent(async () => {
    if (step === null || step.kind === 'wait' || step.kind === 'stop') return
    const isRepeated = started.current.has(key)
    started.current.add(key)
    if (isRepeated) onRepeated()
    else await take(step)
  })
  useEffect(() => {
    const timer = setTimeout(() => void begin())
    return () => clearTimeout(timer)
    // Once for each step.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [key])
  return { forget: () => started.current.clear() }
}

type StepTools = {
  signIn: Coin['signIn']
  permit: SignedApproval['permit']
  start: ReturnType<typeof useSending>['start']
  confirm: () => void
}

/** Takes a step. Returns the message with which the payment ends (may be empty), or null to continue. */
async function takeStep(step: DueStep, { signIn, permit, start, confirm }: StepTools): Promise<string | null> {
  if (step.kind === 'signIn') return (await signIn.sign()) ? null : ''
  if (step.kind === 'signPermit') {
    const answer = await permit.sign()
    return answer?.kind === 'signed' || answer?.kind === 'approveInstead' ? null : ''
  }
  if (step.kind === 'approve') {
    const outcome = await start(step.intent)
    if (outcome.kind === 'problem')
      return outcome.trouble.kind === 'rejected' ? reviewText('nothingSent') : outcome.text
    return outcome.kind === 'cancelled' ? '' : null
  }
  if (step.kind === 'pay') confirm()
  return null
}

const paymentOf = (sent: SentState | null): Pick<Pay, 'paidAmount' | 'paymentHash'> => ({
  paidAmount: sent?.record?.mined?.moved?.paid[0] ?? null,
  paymentHash: sent !== null && hasSucceeded(sent.state) ? (sent.record?.mined?.receipt.transactionHash ?? null) : null,
})

/**
 * True if the current payment is the one that was clicked, or less of the same currency, because
 * price and pools may change at any time.
 */
function isWithinAgreement({ cost, swap }: PlayAct, currentAct: PlayAct): boolean {
  if (cost.raw !== currentAct.cost.raw) return false
  if (swap === null || currentAct.swap === null) return swap === currentAct.swap
  const agreedMaximum = swap.maximum
  const maximum = currentAct.swap.maximum
  return sameCurrency(agreedMaximum.currency, maximum.currency) && maximum.raw <= agreedMaximum.raw
}

/**
 * True if the chain would refuse the payment. It may know of a moved pool before the page reads the
 * new maximum.
 */
const isRefused = (stopReason: StopReason | null, review: Review<PlayAct>): boolean =>
  stopReason === 'moved' ||
  stopReason === 'testRun' ||
  (review.step === 'confirm' && review.failure !== undefined && review.isDeclined !== true)

/** Text that says that the button now shows a higher maximum; empty if it does not. */
function changedMaximumText(agreedAct: PlayAct, currentAct: PlayAct | null): string {
  if (currentAct === null || currentAct.swap === null || agreedAct.cost.raw !== currentAct.cost.raw) return ''
  if (isWithinAgreement(agreedAct, currentAct)) return ''
  return payText('stop.dearer', { amount: exactText(currentAct.swap.maximum) })
}

function phaseOf(sent: SentState | null, fallback: PayPhase): PayPhase {
  if (sent === null) return fallback
  if (hasSucceeded(sent.state)) return 'paid'
  return sent.state.kind === 'pending' ? 'sent' : fallback
}

function failureText(review: Review<PlayAct>, sent: SentState | null): string {
  if (review.step === 'confirm') return review.failure ?? ''
  if (review.step === 'failed') return review.text
  return sent === null || hasSucceeded(sent.state) ? '' : (stateStory(sent.state) ?? '')
}

function signInTrouble({ failure }: Coin['signIn']): string {
  if (failure === null) return ''
  return failure.kind === 'refused' ? refusalText(failure.refusal) : signInText(failure.kind)
}
