import type { SwapProblem } from '@musi/domain/exchange/swapProblem'
import type { Severity } from '@musi/domain/exchange/severity'
import type { WrapProblem } from '@musi/domain/exchange/wrapProblem'
import type { ApprovalState } from '@musi/domain/transactions/approvalState'

/** What the screen knows; `none`: no question can be asked yet. */
export type Situation = {
  readonly isConnected: boolean
  /** Null: this is no wrap. */
  readonly wrap: { readonly kind: 'wrap' | 'unwrap'; readonly problem: WrapProblem | null } | null
  readonly quote: 'none' | 'loading' | 'noRoute' | 'trade'
  readonly problem: SwapProblem | null
  readonly severity: Severity
  readonly isExpert: boolean
  readonly approval: ApprovalState
  /** An approval was asked for here, for this token: its two steps stay until the token changes. */
  readonly wasApproved: boolean
  /** Approval and swap go to the wallet as one. */
  readonly isBatched: boolean
}

export type SwapLabel = 'swap' | 'swapAnyway' | 'impactTooHigh' | 'impactHigh'

type SwapPress = { readonly label: SwapLabel; readonly isDisabled: boolean; readonly isRisky: boolean }

export type SwapButton =
  | { readonly kind: 'connect' | 'noLiquidity' }
  | { readonly kind: 'wrap'; readonly label: 'wrap' | 'unwrap'; readonly problem: WrapProblem | null }
  | { readonly kind: 'problem'; readonly problem: SwapProblem }
  | ({ readonly kind: 'twoSteps'; readonly approve: 'ask' | 'pending' | 'done' } & SwapPress)
  | ({ readonly kind: 'swap' } & SwapPress)

/** The table of decisions.md §7.5, from its top. */
export function swapButton(situation: Situation): SwapButton {
  const { isConnected, wrap, quote, problem } = situation
  if (!isConnected) return { kind: 'connect' }
  if (wrap !== null) return { kind: 'wrap', label: wrap.kind, problem: wrap.problem }
  if (quote === 'noRoute') return { kind: 'noLiquidity' }
  if (problem !== null) return { kind: 'problem', problem }
  return isInTwoSteps(situation) ? twoSteps(situation) : oneStep(situation)
}

const isBlocked = ({ severity, isExpert }: Situation) => severity > 3 && !isExpert

function isInTwoSteps(situation: Situation): boolean {
  const { approval, wasApproved, isBatched } = situation
  if (isBlocked(situation) || approval === 'unknown') return false
  return approval === 'approved' ? wasApproved : !isBatched || approval === 'pending'
}

const labelOf = ({ severity }: Situation): SwapLabel => (severity > 2 ? 'swapAnyway' : 'swap')

const APPROVING = { notApproved: 'ask', pending: 'pending', approved: 'done', unknown: 'ask' } as const

function twoSteps(situation: Situation): SwapButton {
  const { approval, severity, quote } = situation
  return {
    kind: 'twoSteps',
    approve: APPROVING[approval],
    // Specified, though what is blocked is not shown in two steps today.
    label: isBlocked(situation) ? 'impactHigh' : labelOf(situation),
    isDisabled: approval !== 'approved' || quote !== 'trade',
    isRisky: severity > 2,
  }
}

function oneStep(situation: Situation): SwapButton {
  const { severity, quote, approval } = situation
  const isStopped = quote === 'trade' && isBlocked(situation)
  return {
    kind: 'swap',
    label: isStopped ? 'impactTooHigh' : quote === 'trade' ? labelOf(situation) : 'swap',
    isDisabled: isStopped || quote !== 'trade' || approval === 'unknown',
    isRisky: quote === 'trade' && severity > 2,
  }
}
