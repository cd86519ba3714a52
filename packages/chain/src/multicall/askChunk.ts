import type { Address } from '@musi/domain/address'
import type { Hex } from 'viem'
import type { RpcRequest } from '../rpcRequest.ts'
import { RpcError } from '../rpcError.ts'
import { isHex } from '../wire.ts'
import { type Aggregate, type CallResult, type EncodedCall, plainAggregate, tryAggregate } from './aggregate.ts'
import { type SingleCalls, singleCalls } from './singleCalls.ts'

export type ChunkAsker = (
  calls: readonly EncodedCall[],
  /** `settled`: that they fail is known of them, so what fails is not tried by itself once more. */
  ask: { block: number; urgent: boolean; settled: boolean },
) => Promise<readonly CallResult[]>

type Setting = { request: RpcRequest; multicall: Address; log: (sentence: string) => void }

/** A chunk is taken apart at most into so many requests; a node that refuses more of them is in trouble of another kind. */
const MOST_REQUESTS = 48
/** So many calls that failed beside others are tried by themselves, those behind them once more together. */
const TRIED_ALONE = 8

type Way = { kind: 'unknown' | 'aggregate'; aggregate: Aggregate } | { kind: 'single' }

/** What a contract or its gas has to do with it, and not the line or the node. */
const isExecution = (error: unknown): boolean =>
  error instanceof RpcError &&
  error.kind === 'refused' &&
  (error.code === 3 || isHex(error.data) || /revert|gas|execution|opcode|memory|stack/i.test(error.message))

/**
 * Asks for all calls of a chunk in one aggregate. A call that takes all others with it (it eats their gas, it reverts where
 * only `aggregate` is there) is found by halving, and it alone is in error (spec: reads.one-bad-call; case 56).
 */
export function chunkAsker({ request, multicall, log }: Setting): ChunkAsker {
  let way: Way = { kind: 'unknown', aggregate: tryAggregate }
  const single: SingleCalls = singleCalls(request, multicall)
  const written = keptCalldata()

  /** Null: the aggregate as a whole cannot be had like this. */
  async function aggregated({ aggregate }: { aggregate: Aggregate }, calls: readonly EncodedCall[], urgent: boolean) {
    const call = { to: multicall, data: written(aggregate, calls) }
    try {
      const answer = await request('eth_call', [call, 'latest'], { urgent })
      return typeof answer === 'string' ? aggregate.read(answer, calls.length) : null
    } catch (error) {
      if (isExecution(error)) return null
      throw error
    }
  }

  /** Which of the two the chain has: an aggregate of nothing works wherever one works at all. */
  async function found(): Promise<Way> {
    const has = (aggregate: Aggregate) => aggregated({ aggregate }, [], false)
    const [withTry, plain] = await Promise.all([has(tryAggregate), has(plainAggregate)])
    if (withTry !== null) return { kind: 'aggregate', aggregate: tryAggregate }
    if (plain !== null) return { kind: 'aggregate', aggregate: plainAggregate }
    log(`There is no multicall contract at ${multicall} on this chain, so each value is asked for by itself.`)
    return { kind: 'single' }
  }

  const ask: ChunkAsker = async (calls, { block, urgent, settled }) => {
    let left = MOST_REQUESTS

    async function parts(calls: readonly EncodedCall[], urgent: boolean): Promise<readonly CallResult[]> {
      if (calls.length === 0) return []
      if (way.kind === 'single') return single(calls, urgent)
      if (left-- <= 0) throw new Error('The node refuses more of these calls than can be asked for one by one.')
      const answer = await aggregated(way, calls, urgent)
      if (answer === null) return whole(calls)
      way = { kind: 'aggregate', aggregate: way.aggregate }
      const results = answer.data.map((data) => ({ block: answer.block, data, failsAlone: false }))
      return settled || calls.length === 1 ? results.map(marked) : starved(calls, results)
    }

    async function whole(calls: readonly EncodedCall[]): Promise<readonly CallResult[]> {
      if (way.kind === 'unknown') {
        way = await found()
        return parts(calls, false)
      }
      if (calls.length === 1) return [{ block, data: null, failsAlone: true }]
      const half = Math.ceil(calls.length / 2)
      const both = await Promise.all([parts(calls.slice(0, half), false), parts(calls.slice(half), false)])
      return both.flat()
    }

    /** What failed may have failed for want of gas that a call before it has eaten. */
    async function starved(calls: readonly EncodedCall[], results: readonly CallResult[]) {
      const failed = results.flatMap(({ data }, at) => (data === null ? [at] : []))
      if (failed.length === 0) return results
      const chosen = (at: number) => calls.slice(at, at + 1)
      const again = await Promise.all([
        ...failed.slice(0, TRIED_ALONE).map((at) => parts(chosen(at), false)),
        parts(failed.slice(TRIED_ALONE).flatMap(chosen), false),
      ])
      const found = again.flat()
      return results.map((result, at) => found[failed.indexOf(at)] ?? result)
    }

    return parts(calls, urgent)
  }
  return ask
}

/** The same calls are asked block after block: their text is kept by the first of them for as long as the others are the same. */
function keptCalldata(): (aggregate: Aggregate, calls: readonly EncodedCall[]) => Hex {
  type Written = { aggregate: Aggregate; calls: readonly EncodedCall[]; calldata: Hex }
  const byFirst = new WeakMap<EncodedCall, Written>()
  return (aggregate, calls) => {
    const [first] = calls
    const before = first && byFirst.get(first)
    const isSame = before?.aggregate === aggregate && before.calls.length === calls.length
    if (isSame && calls.every((call, at) => call === before.calls[at])) return before.calldata
    const calldata = aggregate.calldata(calls)
    if (first) byFirst.set(first, { aggregate, calls, calldata })
    return calldata
  }
}

const marked = (result: CallResult): CallResult => ({ ...result, failsAlone: result.data === null })
