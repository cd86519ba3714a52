import { RPC_ERROR } from '@musi/api/page/rpc'
import type { OutboundFailure } from '../outbound.ts'
import { errorOutcome, type Outcome } from './call.ts'

/** Reason why a whole request to an endpoint failed. */
export type Failure =
  | OutboundFailure
  | { kind: 'rateLimited'; waitMs: number | null }
  | { kind: 'httpError'; status: number }
  | { kind: 'notJsonRpc' }
  | { kind: 'refusedBatch'; message: string }
  | { kind: 'wrongChain'; answered: number; serves: number }
  | { kind: 'resting'; waitMs: number }

const TRY_AGAIN = 'Try again in a moment.'

export function failureSentence(failure: Failure): string {
  switch (failure.kind) {
    case 'unreachable':
      return `The chain's endpoint could not be reached (${failure.detail}). ${TRY_AGAIN}`
    case 'timedOut':
      return `The chain's endpoint did not answer in time. ${TRY_AGAIN}`
    case 'tooLarge':
      return "The chain's endpoint sent more than this server reads. Ask for less at once."
    case 'garbled':
      return `The chain's endpoint sent an answer that cannot be unpacked. ${TRY_AGAIN}`
    case 'busy':
      return `This server is handling as much as it can hold. ${TRY_AGAIN}`
    case 'rateLimited':
      return `The chain's endpoint asks for fewer requests. ${retryAdvice(failure.waitMs)}`
    case 'httpError':
      return `The chain's endpoint failed (HTTP ${failure.status}). ${TRY_AGAIN}`
    case 'notJsonRpc':
      return `The chain's endpoint answered with something that is not JSON-RPC. ${TRY_AGAIN}`
    case 'refusedBatch':
      return `The chain's endpoint refused the whole batch: ${failure.message}`
    case 'wrongChain':
      return `The chain's endpoint serves chain ${failure.answered}, but this app is for chain ${failure.serves}. Nothing is read from it.`
    case 'resting':
      return `The chain's endpoint has failed several times in a row and is left alone for a moment. ${retryAdvice(failure.waitMs)}`
    default:
      return failure satisfies never
  }
}

const retryAdvice = (ms: number | null) =>
  ms === null ? TRY_AGAIN : `Try again in ${Math.max(1, Math.ceil(ms / 1000))} s.`

/** The outcome of every call in the failed request. */
export const failureOutcome = (failure: Failure): Outcome =>
  errorOutcome(failure.kind === 'busy' ? RPC_ERROR.busy : RPC_ERROR.upstream, failureSentence(failure), {
    kind: failure.kind,
  })

/** True for failures of this server; errors from a node have no `kind`. */
export const isOwnFailure = (data: unknown): boolean => typeof data === 'object' && data !== null && 'kind' in data

/** Failures that concern the client that sent the call, not the call itself. */
const SENDER_KINDS: ReadonlySet<unknown> = new Set(['busy', 'tooLarge'])

export function isSenderFailure(outcome: Outcome): boolean {
  if (outcome.ok) return false
  const { data } = outcome.error
  return typeof data === 'object' && data !== null && 'kind' in data && SENDER_KINDS.has(data.kind)
}
