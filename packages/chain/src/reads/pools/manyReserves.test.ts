import { reserveReaderAbi } from '@musi/contracts/abi/reserveReader'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { v2PairAbi } from '../../abi/v2Pair.ts'
import { createCountingClient } from '../../multicall/testing/createCountingClient.ts'
import { type MulticallStore, multicallStore } from '../../multicall/multicallStore.ts'
import { watchRead } from '../../multicall/watchReads.ts'
import { contractValue } from '../../requests/contracts/contractValue.ts'
import { packedReserves } from './packedReserves.ts'
import { manyReserves } from './manyReserves.ts'
import { pairReserves } from './pairReserves.ts'
import { updateHead, settledValue } from '../../testing/settledValue.ts'

const NOT_A_PAIR: Address = '0x00000000000000000000000000000000000000c3'

let chain: TestChain
let countingClient: ReturnType<typeof createCountingClient>
let store: MulticallStore
const reader = () => chain.addressBook.contracts.reserveReader ?? '0x'
const pairs = () => [NOT_A_PAIR, ...chain.addressBook.pools.map(({ pair }) => pair), NOT_A_PAIR]

beforeAll(async () => {
  chain = await testChain()
})
beforeEach(async () => {
  countingClient = createCountingClient(chain)
  store = multicallStore({ request: countingClient.request, multicall: chain.addressBook.contracts.multicall3 })
  await updateHead(store, chain.request)
})

async function readDirectly(pair: Address) {
  const answer = await contractValue(chain.request, {
    address: pair,
    abi: v2PairAbi,
    functionName: 'getReserves',
    args: [],
  })
  return answer === null ? null : [answer[0], answer[1]]
}

describe('reserves of pairs', () => {
  it('are read by one call to the packed reader and equal those of each pair; an address without a pair gives null', async () => {
    const { callData } = packedReserves(reader(), pairs()).call
    expect(callData).toBe(
      encodeFunctionData({ abi: reserveReaderAbi, functionName: 'reserves', args: [pairs()] }).toLowerCase(),
    )
    const state = await settledValue(manyReserves(store, reader(), pairs()))
    expect(state).toMatchObject({
      kind: 'value',
      reserves: await Promise.all(pairs().map(readDirectly)),
      syncing: false,
    })
    expect(countingClient.takeCount()).toMatchObject({ http: 1 })
  })

  it('are the same on a chain without a reader, or when its call fails (spec: reads.reserves)', async () => {
    const packed = await settledValue(manyReserves(store, reader(), pairs()))
    expect(await settledValue(manyReserves(store, null, pairs()))).toEqual(packed)
    expect(await settledValue(manyReserves(store, NOT_A_PAIR, pairs()))).toEqual(packed)
  })

  it('stay the same object until something changes, and are stale until the next block is read', async () => {
    const watch = manyReserves(store, reader(), pairs())
    const stop = watch.subscribe(() => {})
    const before = await settledValue(watch)
    expect(watch.get()).toBe(before)
    await chain.request('evm_mine')
    await updateHead(store, chain.request)
    const old = watch.get()
    expect(old).toMatchObject({ kind: 'value', syncing: true })
    if (before.kind === 'value' && old.kind === 'value') expect(old.reserves).toBe(before.reserves)
    stop()
  })

  it('are an empty list for no pairs', async () => {
    expect(manyReserves(store, reader(), []).get()).toMatchObject({ kind: 'value', reserves: [], syncing: false })
  })

  it('are an error for a single address without a pair', async () => {
    expect(await settledValue(watchRead(store, pairReserves(NOT_A_PAIR)))).toMatchObject({ kind: 'error' })
    const pair = chain.addressBook.pools[0]?.pair ?? '0x'
    expect(await settledValue(watchRead(store, pairReserves(pair)))).toMatchObject({ value: await readDirectly(pair) })
  })
})
