import type { RpcRequest } from '../rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { isHex, toHex } from 'viem'
import type { Refusal } from '../explain/refusal.ts'
import { fields, list } from '../wire.ts'
import type { Call } from '../write.ts'
import type { HoldingQuery } from './holding.ts'
import { refusalIn } from './pickedCall.ts'
import { type TriedLog, parseTriedLog } from './touched.ts'

export type Simulation =
  /** By how much the amount of each query grew (null: unknown), and the logs that the calls emitted. */
  | { kind: 'done'; gains: readonly (bigint | null)[]; logs: readonly TriedLog[] }
  /** `at`: the first call that fails. */
  | { kind: 'fails'; at: number; refusal: Refusal }
  /** This node cannot simulate. */
  | { kind: 'unable' }

/** Several calls, one after the other, on the chain as it stands; `questions` are asked before the first and after the last. */
export async function simulation(
  request: RpcRequest,
  from: Address,
  calls: readonly Call[],
  queries: readonly HoldingQuery[],
): Promise<Simulation> {
  const tryCalls = calls.map(({ to, data, value }) => ({ from, to, data, value: toHex(value) }))
  const queryCalls = queries.map(({ call }) => call)
  const all = [...queryCalls, ...tryCalls, ...queryCalls]
  try {
    const blocks = list(await request('eth_simulateV1', [{ blockStateCalls: [{ calls: all }] }, 'latest']))
    const results = list(fields(blocks[0])['calls']).map(parseResult)
    if (results.length !== all.length) return { kind: 'unable' }
    const [start, end] = [queries.length, queries.length + calls.length]
    const done = results.slice(start, end)
    const at = done.findIndex(({ works }) => !works)
    if (at >= 0) return { kind: 'fails', at, refusal: refusalIn({ data: done[at]?.data, message: done[at]?.message }) }
    const gains = queries.map((question, at) => gain(question, results[at], results[end + at]))
    return { kind: 'done', gains, logs: done.flatMap(({ logs }) => logs.map(parseTriedLog)) }
  } catch (error) {
    return isTooPoor(error) ? { kind: 'fails', at: 0, refusal: TOO_POOR } : { kind: 'unable' }
  }
}

type Result = { works: boolean; data: unknown; message: unknown; logs: readonly unknown[] }

function gain({ amountIn }: HoldingQuery, before: Result | undefined, after: Result | undefined): bigint | null {
  const [start, end] = [before, after].map((one) => amountIn(one?.works === true && isHex(one.data) ? one.data : null))
  return start === undefined || end === undefined ? null : end - start
}

function parseResult(value: unknown): Result {
  const { status, returnData, error, logs } = fields(value)
  const why = (error ?? {}) as { message?: unknown; data?: unknown }
  return { works: status === '0x1', data: returnData ?? why.data, message: why.message, logs: list(logs ?? []) }
}

/** Some nodes abort the simulation if the account lacks native currency; others fail just that call. */
const isTooPoor = (error: unknown) =>
  /insufficient (?:funds|balance)/i.test((error as { message?: string }).message ?? '')
const TOO_POOR: Refusal = { kind: 'reason', text: 'there is not enough in your account for it' }
