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
import { t as reviewText } from '#platform/session/review/reviewWords.ts'
import { type RehearsalState, useRehearsal } from '#platform/session/review/useRehearsal.ts'
import { useReview } from '#platform/session/review/useReview.ts'
import { type SentState, hasSucceeded, useSentState } from '#platform/session/review/useSentState.ts'
import { t as signInText } from '#platform/session/sign-in/signInWords.ts'
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
  /** The price changed after the person agreed. */
  hasMoved: boolean
  /** The chain refused the payment that was sent: only the network fee was paid. */
  hasFailed: boolean
  /** Reason why the last click did not pay, in one line; empty if it did. */
  trouble: string
  isDeclined: boolean
  approval: SignedApproval
  rehearsal: RehearsalState
  isTried: boolean
  review: Review<PlayAct>
  /** The paid amount, from the receipt if another currency was used. */
  paidAmount: Amount | null
  /** The hash of the confirmed payment. */
  paidIn: `0x${string}` | null
  press: () => void
  /** Cancels what has not been sent yet. */
  leave: () => void
}

type Goal = { readonly act: PlayAct; readonly account: Address | null; readonly seenProblem: string | null }

/** Pays for a play after one click, which starts each due step in turn (spec: songs.pay). */
export function usePay(jukebox: Address, coin: Coin, live: PlayAct | null, first: PlayAct): Pay {
  const { signIn, paid, behind } = coin
  const account = useAccount()
  const isAway = useRpcOutage() !== null
  const [agreed, setAgreed] = useState(first)
  const [goal, setGoal] = useState<Goal | null>(null)
  const [trouble, setTrouble] = useState('')
  const { approval, session, rehearsal } = usePlaySession(jukebox, coin.domainName, live)
  const { approvals, permit } = approval
  const sent = useSentState(session.review)
  const { sending, start } = useSending()
  const end = (text: string) => {
    setGoal(null)
    setTrouble(text)
  }
  const { step: reviewStep } = session.review
  const facts: PayFacts = {
    isMoved: goal !== null && (live === null || !isAgreed(goal.act, live) || goal.account !== account),
    isBehind: isAway || behind !== null,
    isSignedIn: signIn.isSignedIn,
    paid: paid.kind,
    plan: approvals.plan,
    rehearsal,
    seenProblem: goal?.seenProblem ?? null,
  }
  const step = goal !== null && (reviewStep === 'closed' || reviewStep === 'waiting') ? payStep(facts) : null
  const steps = useEachStepOnce(step, {
    isAsking: reviewStep === 'waiting',
    async take(due) {
      const ending = await takeStep(due, { signIn, permit, start, confirm: session.confirm })
      if (ending !== null) end(ending)
    },
    onAgain: () => setGoal(null),
  })
  if (step?.kind === 'stop')
    end(step.why === 'moved' ? movedText(goal?.act ?? null, live) : payText(`stop.${step.why}`))
  // The wallet has answered.
  else if (goal !== null && reviewStep !== 'closed' && reviewStep !== 'waiting') setGoal(null)
  const hasFailed = sent?.state.kind === 'failed'
  const isInWallet = signIn.isWaiting || permit.isWaiting || sending.step === 'waiting' || reviewStep === 'waiting'
  return {
    phase: phaseOf(sent, goal === null ? 'idle' : isInWallet ? 'inWallet' : 'busy'),
    hasMoved: live !== null && agreed.cost.raw !== live.cost.raw,
    hasFailed,
    // The reason that stopped the press no longer holds once a payment was sent.
    trouble:
      (hasFailed ? '' : trouble) ||
      endingOf(session.review, sent) ||
      signInTrouble(signIn) ||
      permitFailureText(permit),
    isDeclined: session.review.step === 'confirm' && session.review.isDeclined === true,
    approval,
    rehearsal,
    isTried: session.intent !== null,
    review: session.review,
    ...paymentOf(sent),
    press() {
      if (live === null || goal !== null) return
      session.close()
      steps.forget()
      setTrouble('')
      setAgreed(live)
      setGoal({ act: live, account, seenProblem: rehearsal.kind === 'problem' ? rehearsal.text : null })
    },
    leave() {
      setGoal(null)
      if (sending.step === 'waiting') sending.cancel()
      permit.drop()
      session.close()
    },
  }
}

/** The approval a play needs, the play as it would be sent, and its simulation. */
function usePlaySession(jukebox: Address, domainName: string | null, live: PlayAct | null) {
  const seller = contractOf('swapAndPlay')
  const bought = live?.bought ?? null
  const account = useAccount()
  const approval = useSignedApproval(
    bought?.maximum ?? live?.cost ?? null,
    bought === null || seller === null ? jukebox : seller,
    bought === null ? domainName : null,
  )
  const session = useReview<PlayAct>({
    typed: live,
    intentOf(act) {
      if (account === null) return null
      const { plan } = approval.approvals
      if (act.bought !== null)
        return seller === null ? null : withApprovals(plan, swapPlayIntent(seller, act, act.bought))
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

type Due = Exclude<PayStep, { kind: 'stop' }>

/** Takes each due step once: a step that is due again did not succeed. */
function useEachStepOnce(
  step: PayStep | null,
  { isAsking, take, onAgain }: { isAsking: boolean; take: (step: Due) => Promise<void>; onAgain: () => void },
) {
  const started = useRef(new Set<string>())
  const key = step === null ? '' : step.kind === 'approve' ? `approve ${step.intent.key}` : step.kind
  const begin = useEffectEvent(async () => {
    if (step === null || step.kind === 'wait' || step.kind === 'stop' || isAsking) return
    const isAgain = started.current.has(key)
    started.current.add(key)
    if (isAgain) onAgain()
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

/** Null continues; otherwise it ends, with or without a message. */
async function takeStep(step: Due, { signIn, permit, start, confirm }: StepTools): Promise<string | null> {
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

const paymentOf = (sent: SentState | null): Pick<Pay, 'paidAmount' | 'paidIn'> => ({
  paidAmount: sent?.record?.mined?.moved?.paid[0] ?? null,
  paidIn: sent !== null && hasSucceeded(sent.state) ? (sent.record?.mined?.receipt.transactionHash ?? null) : null,
})

/** Price and pools may change at any time: the payment must be what was clicked, or less of the same currency. */
function isAgreed({ cost, bought }: PlayAct, live: PlayAct): boolean {
  if (cost.raw !== live.cost.raw) return false
  if (bought === null || live.bought === null) return bought === live.bought
  const agreedMaximum = bought.maximum
  const maximum = live.bought.maximum
  return sameCurrency(agreedMaximum.currency, maximum.currency) && maximum.raw <= agreedMaximum.raw
}

/** Reason why the payment stopped; the button now names another maximum. */
function movedText(agreed: PlayAct | null, live: PlayAct | null): string {
  if (agreed === null || live === null || live.bought === null || agreed.cost.raw !== live.cost.raw) return ''
  return payText('stop.dearer', { amount: exactText(live.bought.maximum) })
}

function phaseOf(sent: SentState | null, otherwise: PayPhase): PayPhase {
  if (sent === null) return otherwise
  if (hasSucceeded(sent.state)) return 'paid'
  return sent.state.kind === 'pending' ? 'sent' : otherwise
}

function endingOf(review: Review<PlayAct>, sent: SentState | null): string {
  if (review.step === 'confirm') return review.failure ?? ''
  if (review.step === 'failed') return review.text
  return sent === null || hasSucceeded(sent.state) ? '' : (stateStory(sent.state) ?? '')
}

function signInTrouble({ failure }: Coin['signIn']): string {
  if (failure === null) return ''
  return failure.kind === 'refused' ? refusalText(failure.refusal) : signInText(failure.kind)
}
