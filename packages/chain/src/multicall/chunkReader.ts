import type { Address } from '@musi/domain/address'
import type { Hex } from 'viem'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { RpcError } from '../rpc/rpcError.ts'
import { isHex } from '../rpc/wire.ts'
import { type Aggregate, type CallResult, type EncodedCall, plainAggregate, tryAggregate } from './aggregate.ts'
import { type SingleCalls, singleCalls } from './singleCalls.ts'

export type ChunkReader = (
  calls: readonly EncodedCall[],
  /** `settled`: these calls are known to fail, so failures are not retried one by one. */
  options: { block: number; urgent: boolean; settled: boolean },
) => Promise<readonly CallResult[]>

type ChunkReaderOptions = { request: RpcRequest; multicall: Address; log: (sentence: string) => void }

/** The most requests that one chunk is split into. A node that refuses even more has some other problem. */
const MOST_REQUESTS = 48
/** This many calls that failed beside others are retried one by one; the rest are retried together. */
const TRIED_ALONE = 8

type Way = { kind: 'unknown' | 'aggregate'; aggregate: Aggregate } | { kind: 'single' }

/** True if the contract or its gas caused the error, rather than the network or the node. */
const isExecution = (error: unknown): boolean =>
  error instanceof RpcError &&
  error.kind === 'refused' &&
  (error.code === 3 || isHex(error.data) || /revert|gas|execution|opcode|memory|stack/i.test(error.message))

/**
 * Sends all calls of a chunk in one aggregate. A call that fails the others with it (it eats their gas, or reverts where
 * only `aggregate` exists) is isolated by halving, so that it alone is in error (spec: reads.one-bad-call; case 56).
 */
export function chunkReader({ request, multicall, log }: ChunkReaderOptions): ChunkReader {
  let way: Way = { kind: 'unknown', aggregate: tryAggregate }
  const single: SingleCalls = singleCalls(request, multicall)
  const calldataOf = calldataCache()

  /** Null if the aggregate failed as a whole. */
  async function callAggregate(
    { aggregate }: { aggregate: Aggregate },
    calls: readonly EncodedCall[],
    urgent: boolean,
  ) {
    const call = { to: multicall, data: calldataOf(aggregate, calls) }
    try {
      const answer = await request('eth_call', [call, 'latest'], { urgent })
      return typeof answer === 'string' ? aggregate.read(answer, calls.length) : null
    } catch (error) {
      if (isExecution(error)) return null
      throw error
    }
  }

  /** Detects the aggregate the chain has. An empty aggregate works wherever any aggregate does. */
  async function detectAggregate(): Promise<Way> {
    const has = (aggregate: Aggregate) => callAggregate({ aggregate }, [], false)
    const [withTry, plain] = await Promise.all([has(tryAggregate), has(plainAggregate)])
    if (withTry !== null) return { kind: 'aggregate', aggregate: tryAggregate }
    if (plain !== null) return { kind: 'aggregate', aggregate: plainAggregate }
    log(`There is no multicall contract at ${multicall} on this chain, so each value is asked for by itself.`)
    return { kind: 'single' }
  }

  const readChunk: ChunkReader = async (calls, { block, urgent, settled }) => {
    let left = MOST_REQUESTS

    async function readCalls(calls: readonly EncodedCall[], urgent: boolean): Promise<readonly CallResult[]> {
      if (calls.length === 0) return []
      if (way.kind === 'single') return single(calls, urgent)
      if (left-- <= 0) throw new Error('The node refuses more of these calls than can be asked for one by one.')
      const answer = await callAggregate(way, calls, urgent)
      if (answer === null) return splitCalls(calls)
      way = { kind: 'aggregate', aggregate: way.aggregate }
      const results = answer.data.map((data) => ({ block: answer.block, data, failsAlone: false }))
      return settled || calls.length === 1 ? results.map(withFailsAlone) : retryFailed(calls, results)
    }

    async function splitCalls(calls: readonly EncodedCall[]): Promise<readonly CallResult[]> {
      if (way.kind === 'unknown') {
        way = await detectAggregate()
        return readCalls(calls, false)
      }
      if (calls.length === 1) return [{ block, data: null, failsAlone: true }]
      const half = Math.ceil(calls.length / 2)
      const both = await Promise.all([readCalls(calls.slice(0, half), false), readCalls(calls.slice(half), false)])
      return both.flat()
    }

    /** A call may have failed only because an earlier call used up the gas. */
    async function retryFailed(calls: readonly EncodedCall[], results: readonly CallResult[]) {
      const failed = results.flatMap(({ data }, at) => (data === null ? [at] : []))
      if (failed.length === 0) return results
      const chosen = (at: number) => calls.slice(at, at + 1)
      const again = await Promise.all([
        ...failed.slice(0, TRIED_ALONE).map((at) => readCalls(chosen(at), false)),
        readCalls(failed.slice(TRIED_ALONE).flatMap(chosen), false),
      ])
      const retried = again.flat()
      return results.map((result, at) => retried[failed.indexOf(at)] ?? result)
    }

    return readCalls(calls, urgent)
  }
  return readChunk
}

/**
 * Caches the calldata under the first call while the list is the same, since the same calls are sent block after block.
 */
function calldataCache(): (aggregate: Aggregate, calls: readonly EncodedCall[]) => Hex {
  type CachedCalldata = { aggregate: Aggregate; calls: readonly EncodedCall[]; calldata: Hex }
  const byFirst = new WeakMap<EncodedCall, CachedCalldata>()
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

const withFailsAlone = (result: CallResult): CallResult => ({ ...result, failsAlone: result.data === null })
