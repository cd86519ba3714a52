import { type Hex, decodeFunctionResult, encodeFunctionData, isHex, toHex } from 'viem'
import { multicall3Abi } from '../abi/multicall3.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { isUnreachable } from '../rpc/rpcError.ts'
import { refusalIn } from '../sendWrite/pickedCall.ts'
import { parseSimulatedLog } from '../sendWrite/touched.ts'
import { amount, fields, list } from '../rpc/wire.ts'
import { blockOverrides, stateTag } from './moment.ts'
import type { Trial, TriedCalls } from './triedCalls.ts'

/** For all reads together, and for all calls: a simulation has the gas of one block. */
const READS_GAS = 6_000_000n
const CALLS_GAS = 30_000_000n

export const aggregateData = (reads: Trial['reads']): Hex =>
  encodeFunctionData({
    abi: multicall3Abi,
    functionName: 'tryBlockAndAggregate',
    args: [false, reads.map(({ address, callData }) => ({ target: address, callData }))],
  })

/** The answers of such a call. Null in place of one: that read failed. */
export function aggregated(answer: unknown, count: number): readonly (Hex | null)[] | null {
  if (!isHex(answer)) return null
  try {
    const [, , results] = decodeFunctionResult({
      abi: multicall3Abi,
      functionName: 'tryBlockAndAggregate',
      data: answer,
    })
    if (results.length !== count) return null
    return results.map(({ success, returnData }) => (success && returnData !== '0x' ? returnData : null))
  } catch {
    return null
  }
}

/** By `eth_simulateV1`, where the node has it: it also tells what moves. */
export async function simulated(request: RpcRequest, trial: Trial): Promise<TriedCalls> {
  const { account, calls, reads, multicall, moment, given } = trial
  const read = { to: multicall, data: aggregateData(reads), gas: toHex(READS_GAS) }
  const gas = toHex(CALLS_GAS / BigInt(Math.max(1, calls.length)))
  const asAccount = calls.map(({ to, data, value }) => ({ from: account, to, data, value: toHex(value), gas }))
  const block = { blockOverrides: blockOverrides(moment), calls: [read, ...asAccount, read] }
  try {
    const overrides = given === 0n ? {} : { [account]: { balance: toHex(given + (await balanceAt(request, trial))) } }
    const simulation = { blockStateCalls: [{ ...block, stateOverrides: overrides }], traceTransfers: true }
    const [first] = list(await request('eth_simulateV1', [simulation, stateTag(moment)]))
    const results = list(fields(first)['calls']).map(fields)
    if (results.length !== calls.length + 2) return { kind: 'unable' }
    const steps = results.slice(1, -1)
    const at = steps.findIndex(({ status }) => status !== '0x1')
    if (at >= 0) return { kind: 'fails', at, refusal: refusalOf(steps[at] ?? {}) }
    const [before, after] = [results[0], results.at(-1)].map((one) => aggregated(one?.['returnData'], reads.length))
    if (before === undefined || before === null || after === undefined || after === null) return { kind: 'unable' }
    return { kind: 'works', before, after, logs: steps.flatMap(({ logs }) => list(logs ?? []).map(parseSimulatedLog)) }
  } catch (error) {
    if (isUnreachable(error)) throw error
    return { kind: 'unable' }
  }
}

export const balanceAt = async (request: RpcRequest, { account, moment }: Trial): Promise<bigint> =>
  amount(await request('eth_getBalance', [account, stateTag(moment)]))

function refusalOf({ returnData, error }: Readonly<Record<string, unknown>>) {
  const { message, data } = (error ?? {}) as { message?: unknown; data?: unknown }
  return refusalIn({ data: isHex(returnData) && returnData !== '0x' ? returnData : data, message })
}
