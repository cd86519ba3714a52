import type { Call } from './call.ts'
import { runsCode } from './runsCode.ts'

/**
 * Calls sent in one request, with their positions in the batch (`at`). `isExpensive`: they may keep
 * a node busy for long.
 */
export type Part = { calls: readonly Call[]; at: readonly number[]; isExpensive: boolean }

/** The lowest common batch limit is 100 (Erigon); longer batches are split. */
const MAX_CALLS_PER_REQUEST = 100
/** Most cheap calls per request if expensive ones are separate; a page sends fewer at a time. */
const MAX_CALLS_IF_SEPARATE = 8
const NONE: ReadonlySet<Call> = new Set()

/**
 * `separateExpensive`: each expensive call gets its own request, and many cheap ones get several. `alone`: calls that
 * get their own request in any case.
 */
export function splitCalls(
  calls: readonly Call[],
  separateExpensive: boolean,
  alone: ReadonlySet<Call> = NONE,
): readonly Part[] {
  const all = calls.map((_, at) => at)
  const isAlone = (at: number) => alone.has(calls[at] as Call)
  const indexes = all.filter((at) => !isAlone(at))
  const isSeparate = (at: number) => separateExpensive && isExpensiveCall(calls[at] as Call)
  const cheap = indexes.filter((at) => !isSeparate(at))
  const expensive = indexes.filter(isSeparate).map((at) => part(calls, [at], true))
  const maxCalls = separateExpensive ? MAX_CALLS_IF_SEPARATE : MAX_CALLS_PER_REQUEST
  const isExpensive = separateExpensive && cheap.length > MAX_CALLS_IF_SEPARATE
  const requests = Array.from({ length: Math.ceil(cheap.length / maxCalls) }, (_, request) =>
    part(calls, cheap.slice(request * maxCalls, (request + 1) * maxCalls), isExpensive),
  )
  return [...requests, ...expensive, ...all.filter(isAlone).map((at) => part(calls, [at], false))]
}

/** True if the client decides how long a call takes: by its code, its block range, or the block data it requests. */
const isExpensiveCall = (call: Call): boolean =>
  runsCode(call) || EXPENSIVE_METHODS.has(call.method) || wantsTransactions(call)
const EXPENSIVE_METHODS = new Set(['eth_getLogs', 'eth_getBlockReceipts', 'eth_getProof'])
const wantsTransactions = ({ method, params }: Call) =>
  method.startsWith('eth_getBlockBy') && Array.isArray(params) && params[1] === true

const part = (calls: readonly Call[], at: readonly number[], isExpensive: boolean): Part => ({
  calls: at.map((index) => calls[index] as Call),
  at,
  isExpensive,
})
