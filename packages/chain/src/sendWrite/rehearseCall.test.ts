import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { beforeAll, expect, test } from 'vitest'
import { RpcError } from '../rpc/rpcError.ts'
import type { Scene } from '../testing/honestWrites.ts'
import { createScene } from '../testing/createScene.ts'
import { swap } from '../writes/exchange/swap.ts'
import type { PromisedAmounts } from './promisedAmounts.ts'
import { rehearseCall } from './rehearseCall.ts'

const coin = 10n ** 18n
let chain: TestChain
let scene: Scene

beforeAll(async () => {
  chain = await testChain()
  const [one, two] = chain.accounts
  if (one === undefined || two === undefined) throw new Error('There are no accounts.')
  scene = await createScene(chain.request, chain.addressBook, one.address, two.address)
})

const swapWrite = (minimumOut = 1n) =>
  swap({
    version: 'v2',
    router: chain.addressBook.contracts.v2Router,
    path: [chain.addressBook.contracts.wrappedNative, scene.a],
    native: 'in',
    recipient: scene.friend,
    deadlineSeconds: 10n ** 12n,
    exact: 'in',
    amountIn: coin,
    minimumOut,
  })
const promiseOf = (most: bigint, least: bigint): PromisedAmounts => ({
  pays: [{ asset: { kind: 'native' }, amount: most, bound: 'atMost' }],
  gets: [{ asset: { kind: 'token', address: scene.a }, amount: least, bound: 'atLeast', receiver: scene.friend }],
  balanceReader: chain.addressBook.contracts.multicall3,
})
const rehearse = (promised: PromisedAmounts, request: RpcRequest = chain.request) =>
  rehearseCall(request, scene.account, swapWrite(), promised)
const receivedAmount = async (): Promise<bigint> => {
  const rehearsed = await rehearse(promiseOf(coin, 1n))
  if (rehearsed.kind !== 'picked' || rehearsed.moved === null) throw new Error(JSON.stringify(rehearsed))
  expect(rehearsed.moved.paid).toEqual([{ asset: { kind: 'native' }, amount: coin }])
  expect(rehearsed.moved.got).toMatchObject([{ asset: { kind: 'token', address: scene.a }, receiver: scene.friend }])
  return rehearsed.moved.got[0]?.amount ?? 0n
}

test('the rehearsal returns the exact amounts paid and received, without sending anything', async () => {
  const block = await chain.request('eth_blockNumber')
  const amount = await receivedAmount()
  expect(amount).toBeGreaterThan(coin)
  expect(await chain.request('eth_blockNumber')).toBe(block)
  const exactly = await rehearse(promiseOf(coin, amount))
  expect(exactly.kind).toBe('picked')
})

test('a transaction that pays more or receives less than the screen promises is refused', async () => {
  const amount = await receivedAmount()
  const other = { kind: 'problem', problem: { kind: 'otherOutcome', write: 'swap' } }
  expect(await rehearse(promiseOf(coin, amount + 1n))).toEqual(other)
  expect(await rehearse(promiseOf(coin - 1n, 1n))).toEqual(other)
})

test('a node that cannot rehearse refuses nothing, and yields no amounts', async () => {
  const nodeWithoutSimulation: RpcRequest = async (method, params) => {
    if (method === 'eth_simulateV1') throw new RpcError('refused', 'unknown method', -32601)
    return chain.request(method, params)
  }
  expect(await rehearse(promiseOf(coin, coin ** 3n), nodeWithoutSimulation)).toMatchObject({
    kind: 'picked',
    moved: null,
  })
})

test('a call that would fail is reported with the reason of the chain', async () => {
  const rehearsed = await rehearseCall(chain.request, scene.account, swapWrite(coin ** 3n), promiseOf(coin, 1n))
  expect(rehearsed).toMatchObject({ problem: { kind: 'wouldFail', write: 'swap', why: { kind: 'outputTooLow' } } })
})
