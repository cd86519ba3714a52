import { reserveReaderAbi } from '@musi/contracts/abi/reserveReader'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { v2PairAbi } from '../../abi/v2Pair.ts'
import { countedChain } from '../../multicall/testing/countedChain.ts'
import { type MulticallStore, multicallStore } from '../../multicall/multicallStore.ts'
import { watchRead } from '../../multicall/watchReads.ts'
import { contractValue } from '../../requests/contracts/contractValue.ts'
import { packedReserves } from './packedReserves.ts'
import { manyReserves } from './manyReserves.ts'
import { pairReserves } from './pairReserves.ts'
import { showHead, settledValue } from '../../testing/settledValue.ts'

const NOTHING: Address = '0x00000000000000000000000000000000000000c3'

let chain: TestChain
let net: ReturnType<typeof countedChain>
let store: MulticallStore
const reader = () => chain.addressBook.contracts.reserveReader ?? '0x'
const pairs = () => [NOTHING, ...chain.addressBook.pools.map(({ pair }) => pair), NOTHING]

beforeAll(async () => {
  chain = await testChain()
})
beforeEach(async () => {
  net = countedChain(chain)
  store = multicallStore({ request: net.request, multicall: chain.addressBook.contracts.multicall3 })
  await showHead(store, chain.request)
})

async function direct(pair: Address) {
  const answer = await contractValue(chain.request, {
    address: pair,
    abi: v2PairAbi,
    functionName: 'getReserves',
    args: [],
  })
  return answer === null ? null : [answer[0], answer[1]]
}

describe('the reserves of many pairs', () => {
  it('are read by one call to the packed reader and equal those of each pair; an address without a pair gives null', async () => {
    const { callData } = packedReserves(reader(), pairs()).call
    expect(callData).toBe(
      encodeFunctionData({ abi: reserveReaderAbi, functionName: 'reserves', args: [pairs()] }).toLowerCase(),
    )
    const state = await settledValue(manyReserves(store, reader(), pairs()))
    expect(state).toMatchObject({ kind: 'value', reserves: await Promise.all(pairs().map(direct)), syncing: false })
    expect(net.taken()).toMatchObject({ http: 1 })
  })

  it('are the same on a chain without a reader, or when its call fails (spec: reads.reserves)', async () => {
    const packed = await settledValue(manyReserves(store, reader(), pairs()))
    expect(await settledValue(manyReserves(store, null, pairs()))).toEqual(packed)
    expect(await settledValue(manyReserves(store, NOTHING, pairs()))).toEqual(packed)
  })

  it('stay the same object until something changes, and are stale until the next block is read', async () => {
    const watch = manyReserves(store, reader(), pairs())
    const stop = watch.subscribe(() => {})
    const before = await settledValue(watch)
    expect(watch.get()).toBe(before)
    await chain.request('evm_mine')
    await showHead(store, chain.request)
    const old = watch.get()
    expect(old).toMatchObject({ kind: 'value', syncing: true })
    if (before.kind === 'value' && old.kind === 'value') expect(old.reserves).toBe(before.reserves)
    stop()
  })

  it('of no pairs are an empty list', async () => {
    expect(manyReserves(store, reader(), []).get()).toMatchObject({ kind: 'value', reserves: [], syncing: false })
  })

  it('are an error for a single address without a pair', async () => {
    expect(await settledValue(watchRead(store, pairReserves(NOTHING)))).toMatchObject({ kind: 'error' })
    const pair = chain.addressBook.pools[0]?.pair ?? '0x'
    expect(await settledValue(watchRead(store, pairReserves(pair)))).toMatchObject({ value: await direct(pair) })
  })
})
