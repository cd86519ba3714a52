import type { SwapProblem } from '@musi/domain/exchange/swapProblem'
import { type Severity, isBlocked } from '@musi/domain/exchange/severity'
import type { WrapProblem } from '@musi/domain/exchange/wrapProblem'
import { type ApprovalPlan, isAllowed } from '#platform/session/approval/approvalPlan.ts'

/** Everything the button depends on. */
export type SwapButtonInput = {
  readonly isConnected: boolean
  /** The wrap and its problem; null if this is a swap. */
  readonly wrap: { readonly kind: 'wrap' | 'unwrap'; readonly problem: WrapProblem | null } | null
  /** `none`: the request is incomplete; `noRoute`: a smaller amount may find a route; `noPool`: no amount will. */
  readonly quote: 'none' | 'loading' | 'noRoute' | 'noPool' | 'trade'
  readonly problem: SwapProblem | null
  readonly severity: Severity
  readonly isExpert: boolean
  /** True if answers that a press relies on are overdue (spec: reads.press). */
  readonly isBehind: boolean
  /** True if no endpoint of the chain answers. */
  readonly isAway: boolean
  readonly plan: ApprovalPlan
}

export type SwapLabel = 'swap' | 'swapAnyway' | 'impactTooHigh' | 'impactHigh'

type SwapPress = { readonly label: SwapLabel; readonly isDisabled: boolean; readonly isRisky: boolean }

export type SwapButton =
  | { readonly kind: 'connect' }
  | { readonly kind: 'noLiquidity'; readonly isLinked: boolean }
  | { readonly kind: 'reconnecting'; readonly id: 'swap-button' | 'wrap-button' }
  | { readonly kind: 'wrap'; readonly label: 'wrap' | 'unwrap'; readonly problem: WrapProblem | null }
  | { readonly kind: 'problem'; readonly problem: SwapProblem }
  | ({ readonly kind: 'swap' | 'inSteps' } & SwapPress)

/** Problems that depend on the form alone. */
const isOfForm = (problem: SwapProblem | WrapProblem | null): boolean =>
  problem !== null && problem.kind !== 'insufficientBalance'

/** Problems of the form come first, unless no endpoint answers, because fixing them would not help then. */
const isReconnecting = ({ isAway, isBehind }: SwapButtonInput, problem: SwapProblem | WrapProblem | null) =>
  isAway || (isBehind && !isOfForm(problem))

/** The button's state; the conditions follow the order of the specification (spec: swap.button). */
export function swapButton(situation: SwapButtonInput): SwapButton {
  const { isConnected, wrap, quote, problem } = situation
  if (!isConnected) return { kind: 'connect' }
  if (wrap !== null) {
    if (isReconnecting(situation, wrap.problem)) return { kind: 'reconnecting', id: 'wrap-button' }
    return { kind: 'wrap', label: wrap.kind, problem: wrap.problem }
  }
  // Outdated answers may no longer hold.
  if (isReconnecting(situation, problem)) return { kind: 'reconnecting', id: 'swap-button' }
  if ((quote === 'noRoute' || quote === 'noPool') && !situation.isBehind)
    return { kind: 'noLiquidity', isLinked: quote === 'noRoute' }
  if (problem !== null) return { kind: 'problem', problem }
  const { plan } = situation
  return plan.kind === 'steps' && !isBlocked(situation.severity, situation.isExpert)
    ? inSteps(situation)
    : oneStep(situation)
}

const labelOf = ({ severity }: SwapButtonInput): SwapLabel => (severity > 2 ? 'swapAnyway' : 'swap')

function inSteps(situation: SwapButtonInput): SwapButton {
  const { severity, quote, plan } = situation
  return {
    kind: 'inSteps',
    // Specified, although a blocked swap is never shown in two steps today.
    label: isBlocked(situation.severity, situation.isExpert) ? 'impactHigh' : labelOf(situation),
    isDisabled: !isAllowed(plan) || quote !== 'trade',
    isRisky: severity > 2,
  }
}

function oneStep(situation: SwapButtonInput): SwapButton {
  const { severity, quote, plan } = situation
  const isStopped = quote === 'trade' && isBlocked(situation.severity, situation.isExpert)
  return {
    kind: 'swap',
    label: isStopped ? 'impactTooHigh' : quote === 'trade' ? labelOf(situation) : 'swap',
    isDisabled: isStopped || quote !== 'trade' || plan.kind === 'unknown',
    isRisky: quote === 'trade' && severity > 2,
  }
}
