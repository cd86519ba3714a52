import { calendarSeconds } from '../calendarSeconds.ts'
import type { ProposalStatus } from './proposalStatus.ts'

/** The next action anybody can take on a proposal, and from when. */
export type NextStep =
  | { readonly kind: 'queue' }
  | { readonly kind: 'execute' }
  /** Waiting for its time. */
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

/** By anybody, once its proposer has too few votes to have made it (spec: governance.cancel). */
export const canCancel = (
  status: ProposalStatus,
  { proposerVotes, threshold }: { readonly proposerVotes: bigint; readonly threshold: bigint },
): boolean => CANCELLABLE.has(status) && proposerVotes < threshold
