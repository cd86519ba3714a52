import { Interface } from '@ethersproject/abi'
import { v2PairAbi } from '@musi/chain/abi/v2Pair'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { multicallStore } from '@musi/chain/multicall/multicallStore'
import { manyReserves } from '@musi/chain/reads/pools/manyReserves'
import type { Reserves } from '@musi/chain/reads/pools/pairReserves'
import type { AddressBook } from '@musi/domain/addressBook'
import { chunks } from '@musi/domain/multicall/chunks'
import { type Address, createPublicClient, custom } from 'viem'

/** Reads the reserves of all pairs at a block. */
export type ReserveReader = (block: number) => Promise<readonly (Reserves | null)[]>
export type MakeReader = (request: RpcRequest, book: AddressBook, pairs: readonly Address[]) => ReserveReader

/**
 * Reads as the exchange of 2020 did: aggregates of 500 calls, encoded and decoded by its general coder, then each
 * result separately.
 */
export const reader2020: MakeReader = (request, { contracts }, pairs) => {
  const multicall = new Interface([
    'function aggregate((address target, bytes callData)[] calls) view returns (uint256 blockNumber, bytes[] returnData)',
  ])
  const pair = new Interface(['function getReserves() view returns (uint112 reserve0, uint112 reserve1, uint32 time)'])
  const callData = pair.encodeFunctionData('getReserves')
  async function ofChunk(chunk: readonly Address[]): Promise<Reserves[]> {
    const calls = chunk.map((target) => ({ target, callData }))
    const data = multicall.encodeFunctionData('aggregate', [calls])
    const answer = await request('eth_call', [{ to: contracts.multicall3, data }, 'latest'])
    const [, results] = multicall.decodeFunctionResult('aggregate', String(answer)) as unknown as [unknown, string[]]
    return results.map((result) => {
      const [first, second] = pair.decodeFunctionResult('getReserves', result)
      return [BigInt(String(first)), BigInt(String(second))]
    })
  }
  return async () => (await Promise.all(chunks(pairs).map(ofChunk))).flat()
}

/** Reads with viem's fastest method: one aggregate of any length. */
export const viemReader: MakeReader = (request, { contracts }, pairs) => {
  const provider = {
    request: ({ method, params }: { method: string; params?: unknown }) => request(method, params as []),
  }
  const client = createPublicClient({ transport: custom(provider), cacheTime: 0 })
  const reads = pairs.map((address) => ({ address, abi: v2PairAbi, functionName: 'getReserves' }) as const)
  return async () => {
    const results = await client.multicall({
      contracts: reads,
      multicallAddress: contracts.multicall3,
      batchSize: 10_000_000,
    })
    return results.map(({ result }) => (result === undefined ? null : [result[0], result[1]]))
  }
}

const storeReader =
  (reader: 'withReader' | 'without'): MakeReader =>
  (request, { contracts }, pairs) => {
    const store = multicallStore({ request, multicall: contracts.multicall3 })
    const watch = manyReserves(store, reader === 'without' ? null : (contracts.reserveReader ?? null), pairs)
    let onChange = () => {}
    watch.subscribe(() => onChange())
    return (block) =>
      new Promise((resolve) => {
        onChange = () => {
          const now = watch.get()
          if (now.kind === 'value' && !now.syncing) resolve(now.reserves)
        }
        store.head({ number: block, hash: String(block) })
      })
  }

export const ourReader = storeReader('without')
export const ourPackedReader = storeReader('withReader')
