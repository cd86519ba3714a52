import type { Call } from './call.ts'
import { runsCode } from './runsCode.ts'

/** Calls that go out in one request, and where each of them stood. */
export type Part = { calls: readonly Call[]; at: readonly number[]; isCode: boolean }

/** Common limits of batches begin at 100 (Erigon); a longer one goes out in parts. */
const CALLS_A_REQUEST = 100

/** `codeAlone`: each call that runs code goes out by itself, so that it can be waited for by itself. */
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
