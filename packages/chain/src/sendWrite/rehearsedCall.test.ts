import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { beforeAll, expect, test } from 'vitest'
import { RpcError } from '../rpc/rpcError.ts'
import type { Scene } from '../testing/honestWrites.ts'
import { scene } from '../testing/scene.ts'
import { swap } from '../writes/exchange/swap.ts'
import type { PromisedAmounts } from './promisedAmounts.ts'
import { rehearsedCall } from './rehearsedCall.ts'

const coin = 10n ** 18n
let chain: TestChain
let set: Scene

beforeAll(async () => {
  chain = await testChain()
  const [one, two] = chain.accounts
  if (one === undefined || two === undefined) throw new Error('There are no accounts.')
  set = await scene(chain.request, chain.addressBook, one.address, two.address)
})

const swapping = (minimumOut = 1n) =>
  swap({
    version: 'v2',
    router: chain.addressBook.contracts.v2Router,
    path: [chain.addressBook.contracts.wrappedNative, set.a],
    native: 'in',
    recipient: set.friend,
    deadlineSeconds: 10n ** 12n,
    exact: 'in',
    amountIn: coin,
    minimumOut,
  })
const promising = (most: bigint, least: bigint): PromisedAmounts => ({
  pays: [{ asset: { kind: 'native' }, amount: most, bound: 'atMost' }],
  gets: [{ asset: { kind: 'token', address: set.a }, amount: least, bound: 'atLeast', receiver: set.friend }],
  balanceReader: chain.addressBook.contracts.multicall3,
})
const rehearse = (promised: PromisedAmounts, request: RpcRequest = chain.request) =>
  rehearsedCall(request, set.account, swapping(), promised)
const received = async (): Promise<bigint> => {
  const rehearsed = await rehearse(promising(coin, 1n))
  if (rehearsed.kind !== 'picked' || rehearsed.moved === null) throw new Error(JSON.stringify(rehearsed))
  expect(rehearsed.moved.paid).toEqual([{ asset: { kind: 'native' }, amount: coin }])
  expect(rehearsed.moved.got).toMatchObject([{ asset: { kind: 'token', address: set.a }, receiver: set.friend }])
  return rehearsed.moved.got[0]?.amount ?? 0n
}

test('the rehearsal returns to the wei what would be paid and received, without sending anything', async () => {
  const block = await chain.request('eth_blockNumber')
  const amount = await received()
  expect(amount).toBeGreaterThan(coin)
  expect(await chain.request('eth_blockNumber')).toBe(block)
  const exactly = await rehearse(promising(coin, amount))
  expect(exactly.kind).toBe('picked')
})

test('a transaction that takes more or brings less than the screen promises is refused', async () => {
  const amount = await received()
  const other = { kind: 'problem', problem: { kind: 'otherOutcome', write: 'swap' } }
  expect(await rehearse(promising(coin, amount + 1n))).toEqual(other)
  expect(await rehearse(promising(coin - 1n, 1n))).toEqual(other)
})

test('a node that cannot rehearse refuses nothing, and yields no amounts', async () => {
  const poor: RpcRequest = async (method, params) => {
    if (method === 'eth_simulateV1') throw new RpcError('refused', 'unknown method', -32601)
    return chain.request(method, params)
  }
  expect(await rehearse(promising(coin, coin ** 3n), poor)).toMatchObject({ kind: 'picked', moved: null })
})

test('a call that would fail is reported with the reason of the chain', async () => {
  const rehearsed = await rehearsedCall(chain.request, set.account, swapping(coin ** 3n), promising(coin, 1n))
  expect(rehearsed).toMatchObject({ problem: { kind: 'wouldFail', write: 'swap', why: { kind: 'outputTooLow' } } })
})
