import { RPC_ERROR } from '@musi/api/page/rpc'
import { errorOutcome, type Outcome } from './call.ts'
import type { Failure } from './failure.ts'

export type MatchResult = { ok: true; outcomes: readonly Outcome[] } | { ok: false; failure: Failure }

/** Matches answers to the calls 1 to `count`, in any order, number or shape (cases 49 and 50). */
export function matchAnswers(count: number, answer: unknown): MatchResult {
  if (Array.isArray(answer)) return { ok: true, outcomes: byId(count, answer) }
  if (!isObject(answer)) return { ok: false, failure: { kind: 'notJsonRpc' } }
  if (count === 1 && ('result' in answer || isObject(answer['error'])))
    return { ok: true, outcomes: [outcomeOf(answer)] }
  const message = isObject(answer['error']) ? answer['error']['message'] : undefined
  return typeof message === 'string'
    ? { ok: false, failure: { kind: 'refusedBatch', message } }
    : { ok: false, failure: { kind: 'notJsonRpc' } }
}

function byId(count: number, answers: readonly unknown[]): Outcome[] {
  const outcomeById = new Map<number, Outcome>()
  for (const answer of answers) {
    if (!isObject(answer)) continue
    // Some endpoints return the numeric id as a string.
    const id = typeof answer['id'] === 'string' && /^\d{1,6}$/.test(answer['id']) ? Number(answer['id']) : answer['id']
    if (typeof id !== 'number') continue
    const outcome = outcomeOf(answer)
    const earlier = outcomeById.get(id)
    outcomeById.set(id, earlier === undefined || isSame(earlier, outcome) ? outcome : AMBIGUOUS)
  }
  return Array.from({ length: count }, (_, index) => outcomeById.get(index + 1) ?? MISSING)
}

function outcomeOf(answer: Record<string, unknown>): Outcome {
  const error = answer['error']
  if (isObject(error)) {
    const code = typeof error['code'] === 'number' ? error['code'] : RPC_ERROR.upstream
    const message =
      typeof error['message'] === 'string' ? error['message'] : 'The chain refused this call without a reason.'
    return errorOutcome(code, message, error['data'])
  }
  return 'result' in answer ? { ok: true, result: answer['result'] } : EMPTY
}

const MISSING = errorOutcome(
  RPC_ERROR.upstream,
  "The chain's endpoint left this call out of its answer. Try again in a moment.",
  {
    kind: 'missing',
  },
)
const AMBIGUOUS = errorOutcome(
  RPC_ERROR.upstream,
  "The chain's endpoint gave two different answers to this call. Try again in a moment.",
  {
    kind: 'ambiguous',
  },
)
const EMPTY = errorOutcome(
  RPC_ERROR.upstream,
  "The chain's endpoint gave neither a result nor an error. Try again in a moment.",
  {
    kind: 'empty',
  },
)

const isSame = (a: Outcome, b: Outcome) => JSON.stringify(a) === JSON.stringify(b)
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
