import { type Hex, decodeFunctionResult, encodeFunctionData, isHex, toHex } from 'viem'
import { multicall3Abi } from '../abi/multicall3.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { isUnreachable } from '../rpc/rpcError.ts'
import { refusalIn } from '../sendWrite/pickCall.ts'
import { parseSimulatedLog } from '../sendWrite/touchedHoldings.ts'
import { parseAmount, parseFields, parseList } from '../rpc/wire.ts'
import { blockOverrides, stateTag } from './moment.ts'
import type { Trial, TrialResult } from './trial.ts'

/** Gas of all reads and of all calls; a simulation has the gas of one block. */
const READS_GAS = 6_000_000n
const CALLS_GAS = 30_000_000n

export const aggregateData = (reads: Trial['reads']): Hex =>
  encodeFunctionData({
    abi: multicall3Abi,
    functionName: 'tryBlockAndAggregate',
    args: [false, reads.map(({ address, callData }) => ({ target: address, callData }))],
  })

/** Decodes the answers of `aggregateData`; null for a read that failed. */
export function decodeAggregate(answer: unknown, count: number): readonly (Hex | null)[] | null {
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

/** Tries calls by `eth_simulateV1`, which also reports transfers, if the node has it. */
export async function tryBySimulation(request: RpcRequest, trial: Trial): Promise<TrialResult> {
  const { account, calls, reads, multicall, moment, lentBalance: given } = trial
  const read = { to: multicall, data: aggregateData(reads), gas: toHex(READS_GAS) }
  const gas = toHex(CALLS_GAS / BigInt(Math.max(1, calls.length)))
  const asAccount = calls.map(({ to, data, value }) => ({ from: account, to, data, value: toHex(value), gas }))
  const block = { blockOverrides: blockOverrides(moment), calls: [read, ...asAccount, read] }
  try {
    const overrides = given === 0n ? {} : { [account]: { balance: toHex(given + (await balanceAt(request, trial))) } }
    const simulation = { blockStateCalls: [{ ...block, stateOverrides: overrides }], traceTransfers: true }
    const [first] = parseList(await request('eth_simulateV1', [simulation, stateTag(moment)]))
    const results = parseList(parseFields(first)['calls']).map(parseFields)
    if (results.length !== calls.length + 2) return { kind: 'unable' }
    const steps = results.slice(1, -1)
    const at = steps.findIndex(({ status }) => status !== '0x1')
    if (at >= 0) return { kind: 'fails', at, refusal: refusalOf(steps[at] ?? {}) }
    const [before, after] = [results[0], results.at(-1)].map((one) =>
      decodeAggregate(one?.['returnData'], reads.length),
    )
    if (before === undefined || before === null || after === undefined || after === null) return { kind: 'unable' }
    return {
      kind: 'works',
      before,
      after,
      logs: steps.flatMap(({ logs }) => parseList(logs ?? []).map(parseSimulatedLog)),
    }
  } catch (error) {
    if (isUnreachable(error)) throw error
    return { kind: 'unable' }
  }
}

export const balanceAt = async (request: RpcRequest, { account, moment }: Trial): Promise<bigint> =>
  parseAmount(await request('eth_getBalance', [account, stateTag(moment)]))

function refusalOf({ returnData, error }: Readonly<Record<string, unknown>>) {
  const { message, data } = (error ?? {}) as { message?: unknown; data?: unknown }
  return refusalIn({ data: isHex(returnData) && returnData !== '0x' ? returnData : data, message })
}
