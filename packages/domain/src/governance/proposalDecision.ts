import { calendarSeconds } from '../calendarSeconds.ts'
import type { ProposalStatus } from './proposalStatus.ts'

/** The next action anybody can take on a proposal, and from when. */
export type NextStep =
  | { readonly kind: 'queue' }
  | { readonly kind: 'execute' }
  /** The proposal waits for its execution time. */
  | { readonly kind: 'wait'; readonly untilSeconds: number }

/** spec: governance.decide */
export function nextStep(status: ProposalStatus, etaSeconds: bigint, nowSeconds: number): NextStep | null {
  if (status === 'succeeded') return { kind: 'queue' }
  if (status !== 'queued') return null
  return etaSeconds > BigInt(nowSeconds)
    ? { kind: 'wait', untilSeconds: calendarSeconds(etaSeconds) }
    : { kind: 'execute' }
}

const CANCELLABLE: ReadonlySet<ProposalStatus> = new Set(['pending', 'active', 'succeeded', 'queued'])

/** True if anybody may cancel, because the proposer no longer has the votes needed to propose (spec: governance.cancel). */
export const canCancel = (
  status: ProposalStatus,
  { proposerVotes, threshold }: { readonly proposerVotes: bigint; readonly threshold: bigint },
): boolean => CANCELLABLE.has(status) && proposerVotes < threshold
