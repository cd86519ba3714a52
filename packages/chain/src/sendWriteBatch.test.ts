import type { RpcRequest } from './rpc/rpcRequest.ts'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Sender } from './sendWrite.ts'
import { type BatchIntent, sendWriteBatch } from './sendWriteBatch.ts'
import { signingGate } from './signingGate.ts'
import { sealedTerms } from './signingGate/sealedTerms.ts'
import { SIGNING_METHODS } from './wallet/signingMethods.ts'
import { batchAbility } from './wallet/batchAbility.ts'
import { callsStatus } from './wallet/callsStatus.ts'
import { demoWallet } from './wallet/demo/demoWallet.ts'
import { type GuardedProvider, guardProvider } from './wallet/guardProvider.ts'
import { type ChaosWallet, chaosWallet } from './testing/chaosWallet.ts'
import type { Scene } from './testing/honestWrites.ts'
import { createScene } from './testing/createScene.ts'
import { approve } from './writes/tokens/approve.ts'
import { swap } from './writes/exchange/swap.ts'
import { wrap } from './writes/tokens/wrap.ts'

const coin = 10n ** 18n
let chain: TestChain
let scene: Scene
let wallet: ChaosWallet
let guardedProvider: GuardedProvider
let sender: Sender

beforeAll(async () => {
  chain = await testChain()
  const [one, two] = chain.accounts
  if (one === undefined || two === undefined) throw new Error('There are no accounts.')
  scene = await createScene(chain.request, chain.addressBook, one.address, two.address)
})
beforeEach(async () => {
  await chain.snapshot()
  const { request, chainId, addressBook: book, rpcUrl } = chain
  const batchAccount = book.contracts.batchAccount ?? null
  wallet = chaosWallet(demoWallet({ request, chainId, batchAccount, connected: true, ask: async () => true }).provider)
  const opened = guardProvider(wallet.provider)
  if (opened === null) throw new Error('Not a usable wallet.')
  guardedProvider = opened
  const gate = signingGate({
    guardedProvider,
    book,
    rpcUrl,
    origin: 'http://localhost',
    writes: () => true,
    log: () => undefined,
  })
  sender = { from: scene.account, gate, request }
})
afterEach(() => chain.revert())

function approveAndSwap(minimumOut: bigint): BatchIntent {
  const router = chain.addressBook.contracts.v2Router
  const path = [scene.a, chain.addressBook.contracts.wrappedNative] as const
  const exact = { exact: 'in', amountIn: coin, minimumOut } as const
  const terms = { version: 'v2', native: 'out', path, recipient: scene.account, ...exact } as const
  const allowed = { token: scene.a, spender: router, amount: coin }
  return {
    deadlineSeconds: 1200,
    steps: [
      { shown: sealedTerms({ kind: 'approve', ...allowed }, [scene.a]), make: () => ({ write: approve(allowed) }) },
      {
        shown: sealedTerms({ kind: 'swap', ...terms, deadlineSeconds: 'whenSent' }, [scene.a, 'native']),
        make: (deadlineSeconds) => ({ write: swap({ router, ...terms, deadlineSeconds }) }),
      },
    ],
  }
}

test('batch support is read from the capabilities; a wallet without an answer has none', async () => {
  expect(await batchAbility(guardedProvider, scene.account, chain.chainId)).toBe('whole')
  expect(await batchAbility(guardedProvider, scene.account, 137)).toBe('none')
  wallet.next('wallet_getCapabilities', { does: 'throw', error: { code: 4200 } }, { does: 'lie', answer: null })
  expect(await batchAbility(guardedProvider, scene.account, chain.chainId)).toBe('none')
  expect(await batchAbility(guardedProvider, scene.account, chain.chainId)).toBe('none')
})

test('approval and swap are one transaction, and leave no allowance behind', async () => {
  const { balance, allowance } = tokenReads(chain.request)
  const before = await balance(scene.a, scene.account)
  const result = await sendWriteBatch(sender, approveAndSwap(1n))
  if (result.kind !== 'sent') throw new Error(JSON.stringify(result))
  await chain.request('evm_mine')
  expect((await callsStatus(guardedProvider, result.callsId)).kind).toBe('mined')
  expect(await balance(scene.a, scene.account)).toBe(before - coin)
  expect(await allowance(scene.a, scene.account, chain.addressBook.contracts.v2Router)).toBe(0n)
})

test('a batch with a failing call does not reach the wallet, and has that call’s reason', async () => {
  const result = await sendWriteBatch(sender, approveAndSwap(10n ** 40n))
  expect(result).toMatchObject({ problem: { kind: 'wouldFail', write: 'swap', why: { kind: 'outputTooLow' } } })
  expect(wallet.requests.map(({ method }) => method)).not.toContain(SIGNING_METHODS.sendCalls)
})

test('a node that cannot rehearse does not block sending', async () => {
  const request: RpcRequest = async (method, params) => {
    if (method === 'eth_simulateV1') throw new Error('no such method')
    return chain.request(method, params)
  }
  expect(await sendWriteBatch({ ...sender, request }, approveAndSwap(1n))).toMatchObject({
    kind: 'sent',
    rehearsed: 'unable',
  })
})

test('an amount above the balance is a failure, even if the node aborts the simulation', async () => {
  const wrapped = { wrappedNative: chain.addressBook.contracts.wrappedNative, amount: 10n ** 40n }
  const { steps, deadlineSeconds } = approveAndSwap(1n)
  const wrapping = {
    shown: sealedTerms({ kind: 'wrap', amount: wrapped.amount }, ['native', wrapped.wrappedNative]),
    make: () => ({ write: wrap(wrapped) }),
  }
  const result = await sendWriteBatch(sender, { deadlineSeconds, steps: [steps[0], wrapping] })
  expect(result).toMatchObject({ problem: { why: { reason: 'there is not enough in your account for it' } } })
  expect(wallet.requests.map(({ method }) => method)).not.toContain(SIGNING_METHODS.sendCalls)
})

test('case 71: the wallet gets an id from us, by which a batch is found without the wallet’s answer', async () => {
  const ids: string[] = []
  const beforeRequest = ({ callsId }: { callsId: string }) => void ids.push(callsId)
  wallet.next(SIGNING_METHODS.sendCalls, { does: 'late', until: new Promise(() => undefined) })
  const signal = AbortSignal.timeout(500)
  expect((await sendWriteBatch(sender, approveAndSwap(1n), { beforeRequest, signal })).kind).toBe('cancelled')
  await chain.request('evm_mine')
  expect(await callsStatus(guardedProvider, ids[0] ?? '')).toMatchObject({ kind: 'mined', calls: 'happened' })
})

test('a rejection is reported, and so is a wallet that returns no batch id', async () => {
  wallet.next(SIGNING_METHODS.sendCalls, { does: 'reject' }, { does: 'lie', answer: null })
  expect(await sendWriteBatch(sender, approveAndSwap(1n))).toMatchObject({
    problem: { kind: 'rejected', write: 'swap' },
  })
  expect(await sendWriteBatch(sender, approveAndSwap(1n))).toMatchObject({ problem: { kind: 'noHash' } })
})

test('a wallet’s batch status is read in every format', async () => {
  const statusFor = async (answer: unknown) => {
    wallet.next('wallet_getCallsStatus', { does: 'lie', answer })
    return (await callsStatus(guardedProvider, '0x1')).kind
  }
  expect(await statusFor({ status: 100 })).toBe('pending')
  expect(await statusFor({ status: 'PENDING', receipts: [] })).toBe('pending')
  expect(await statusFor({ status: 400 })).toBe('failed')
  expect(await statusFor(null)).toBe('failed')
  const receipts = [{ transactionHash: `0x${'a'.repeat(64)}`, status: '0x1' }]
  for (const [status, calls] of [
    [200, 'happened'],
    [500, 'reverted'],
    [600, 'partly'],
    ['CONFIRMED', 'happened'],
  ]) {
    wallet.next('wallet_getCallsStatus', { does: 'lie', answer: { status, receipts } })
    expect(await callsStatus(guardedProvider, '0x1')).toMatchObject({ kind: 'mined', calls })
  }
  expect((await callsStatus(guardedProvider, '0x1')).kind).toBe('trouble')
})
