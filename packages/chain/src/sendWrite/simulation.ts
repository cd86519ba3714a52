import type { RpcRequest } from '../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { isHex, toHex } from 'viem'
import type { Refusal } from '../explain/refusal.ts'
import { parseFields, parseList } from '../rpc/wire.ts'
import type { Call } from '../write.ts'
import type { HoldingQuery } from './holding.ts'
import { refusalIn } from './pickCall.ts'
import { type SimulatedLog, parseSimulatedLog } from './touchedHoldings.ts'

export type Simulation =
  /** Growth of each query's amount (null if unknown), and the logs of the calls. */
  | { kind: 'done'; gains: readonly (bigint | null)[]; logs: readonly SimulatedLog[] }
  /** `at`: the first call that fails. */
  | { kind: 'fails'; at: number; refusal: Refusal }
  /** This node cannot simulate. */
  | { kind: 'unable' }

/** Simulates the calls, in order, on the current state; each query is called before the first and after the last. */
export async function simulation(
  request: RpcRequest,
  from: Address,
  calls: readonly Call[],
  queries: readonly HoldingQuery[],
): Promise<Simulation> {
  const simulatedCalls = calls.map(({ to, data, value }) => ({ from, to, data, value: toHex(value) }))
  const queryCalls = queries.map(({ call }) => call)
  const all = [...queryCalls, ...simulatedCalls, ...queryCalls]
  try {
    const blocks = parseList(await request('eth_simulateV1', [{ blockStateCalls: [{ calls: all }] }, 'latest']))
    const results = parseList(parseFields(blocks[0])['calls']).map(parseResult)
    if (results.length !== all.length) return { kind: 'unable' }
    const start = queries.length
    const end = queries.length + calls.length
    const callResults = results.slice(start, end)
    const at = callResults.findIndex(({ works }) => !works)
    if (at >= 0)
      return {
        kind: 'fails',
        at,
        refusal: refusalIn({ data: callResults[at]?.data, message: callResults[at]?.message }),
      }
    const gains = queries.map((query, at) => gainOf(query, results[at], results[end + at]))
    return { kind: 'done', gains, logs: callResults.flatMap(({ logs }) => logs.map(parseSimulatedLog)) }
  } catch (error) {
    return lacksFunds(error) ? { kind: 'fails', at: 0, refusal: INSUFFICIENT_FUNDS } : { kind: 'unable' }
  }
}

type Result = { works: boolean; data: unknown; message: unknown; logs: readonly unknown[] }

function gainOf({ amountIn }: HoldingQuery, before: Result | undefined, after: Result | undefined): bigint | null {
  const [start, end] = [before, after].map((one) => amountIn(one?.works === true && isHex(one.data) ? one.data : null))
  return start === undefined || end === undefined ? null : end - start
}

function parseResult(value: unknown): Result {
  const { status, returnData, error, logs } = parseFields(value)
  const callError = (error ?? {}) as { message?: unknown; data?: unknown }
  return {
    works: status === '0x1',
    data: returnData ?? callError.data,
    message: callError.message,
    logs: parseList(logs ?? []),
  }
}

/** Some nodes abort the simulation if the account has too little native currency; others fail just that call. */
const lacksFunds = (error: unknown) =>
  /insufficient (?:funds|balance)/i.test((error as { message?: string }).message ?? '')
const INSUFFICIENT_FUNDS: Refusal = { kind: 'reason', text: 'there is not enough in your account for it' }
