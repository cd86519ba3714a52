import type { Call } from './call.ts'
import { runsCode } from './runsCode.ts'

/** Calls that are sent in one request, with their positions in the batch. */
export type Part = { calls: readonly Call[]; at: readonly number[]; isCode: boolean }

/** The lowest common batch limit is 100 (Erigon); longer batches are split. */
const CALLS_A_REQUEST = 100

/** `codeAlone`: each call that runs code gets a request of its own. */
export function parts(calls: readonly Call[], codeAlone: boolean): readonly Part[] {
  const places = calls.map((_, at) => at)
  const isAlone = (at: number) => codeAlone && runsCode(calls[at] as Call)
  const together = places.filter((at) => !isAlone(at))
  const alone = places.filter(isAlone).map((at) => part(calls, [at], true))
  const requests = Array.from({ length: Math.ceil(together.length / CALLS_A_REQUEST) }, (_, request) =>
    part(calls, together.slice(request * CALLS_A_REQUEST, (request + 1) * CALLS_A_REQUEST), false),
  )
  return [...requests, ...alone]
}

const part = (calls: readonly Call[], at: readonly number[], isCode: boolean): Part => ({
  calls: at.map((place) => calls[place] as Call),
  at,
  isCode,
})
