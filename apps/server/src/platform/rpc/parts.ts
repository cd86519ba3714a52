import type { Call } from './call.ts'
import { runsCode } from './runsCode.ts'

/** Calls that are sent in one request, with their positions in the batch. `isDear`: they keep a node busy for long. */
export type Part = { calls: readonly Call[]; at: readonly number[]; isDear: boolean }

/** The lowest common batch limit is 100 (Erigon); longer batches are split. */
const CALLS_A_REQUEST = 100
/** A node that has other things to do answers so many in one go; a page asks for fewer at a time. */
const FEW_CALLS = 8

/** `dearApart`: each call that may take long gets a request of its own, and many others get several. */
export function parts(calls: readonly Call[], dearApart: boolean): readonly Part[] {
  const places = calls.map((_, at) => at)
  const isAlone = (at: number) => dearApart && takesLong(calls[at] as Call)
  const together = places.filter((at) => !isAlone(at))
  const alone = places.filter(isAlone).map((at) => part(calls, [at], true))
  const most = dearApart ? FEW_CALLS : CALLS_A_REQUEST
  const isDear = dearApart && together.length > FEW_CALLS
  const requests = Array.from({ length: Math.ceil(together.length / most) }, (_, request) =>
    part(calls, together.slice(request * most, (request + 1) * most), isDear),
  )
  return [...requests, ...alone]
}

/** True if the client decides how long a call takes: by its code, by how many blocks it searches, by what it wants of a block. */
const takesLong = (call: Call): boolean => runsCode(call) || LONG.has(call.method) || wantsTransactions(call)
const LONG = new Set(['eth_getLogs', 'eth_getBlockReceipts', 'eth_getProof'])
const wantsTransactions = ({ method, params }: Call) =>
  method.startsWith('eth_getBlockBy') && Array.isArray(params) && params[1] === true

const part = (calls: readonly Call[], at: readonly number[], isDear: boolean): Part => ({
  calls: at.map((place) => calls[place] as Call),
  at,
  isDear,
})
