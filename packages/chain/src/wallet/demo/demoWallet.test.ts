import { batchAccountAbi } from '@musi/contracts/abi/batchAccount'
import { tokenAddress } from '@musi/devchain/testing/lookUp'
import { demoAccounts } from '@musi/devchain/world/demoAccounts'
import { localPermit } from '@musi/devchain/world/localPermit'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import { type Address, encodeFunctionData, parseSignature, toHex } from 'viem'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { tokenAbi } from '../../abi/token.ts'
import { SIGNING_METHODS } from '../signingMethods.ts'
import { permitTypedData } from '../../signingGate/typed-data/permitTypedData.ts'
import { demoKeys } from './demoKeys.ts'
import type { DemoPrompt } from './demoSession.ts'
import { type DemoWallet, demoWallet } from './demoWallet.ts'

const coin = 10n ** 18n
const receiver = '0x00000000000000000000000000000000000000c2'

let chain: TestChain
let dai: Address
let wallet: DemoWallet
let prompts: DemoPrompt[]
let approves: boolean

beforeAll(async () => {
  chain = await testChain()
  dai = tokenAddress(chain.addressBook.tokens, 'DAI')
})
beforeEach(async () => {
  await chain.snapshot()
  prompts = []
  approves = true
  wallet = demoWallet({
    request: chain.request,
    chainId: chain.chainId,
    batchAccount: chain.addressBook.contracts.batchAccount ?? null,
    ask: async (question) => {
      prompts.push(question)
      return approves
    },
  })
})
afterEach(() => chain.revert())

const ask = (method: string, ...params: unknown[]) => wallet.provider.request({ method, params })
const connect = async () => ((await ask('eth_requestAccounts')) as Address[])[0] ?? '0x'
const codeOf = async (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error as { code: unknown }).code,
  )
const transferData = (amount: bigint) =>
  encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [receiver, amount] })
const batchOf = (from: Address, ...amounts: bigint[]) => ({
  version: '2.0.0',
  chainId: '0x7a69',
  from,
  atomicRequired: true,
  calls: amounts.map((amount) => ({ to: dai, data: transferData(amount) })),
})
/** Anvil may leave a transaction in the pool; mining a block includes it. */
const mineBlock = () => chain.request('evm_mine')
const received = () => tokenReads(chain.request).balance(dai, receiver)

test('the wallet’s accounts are the demo accounts of the chain', () => {
  const seeded = demoAccounts().map(({ name, role, address, privateKey }) => ({ name, role, address, privateKey }))
  expect(demoKeys().map(({ name, role, address, privateKey }) => ({ name, role, address, privateKey }))).toEqual(seeded)
})

test('the wallet does not exist on any other chain', () => {
  expect(() => demoWallet({ request: chain.request, chainId: 137, batchAccount: null, ask: async () => true })).toThrow(
    'embedded chain only',
  )
})

test('the wallet exposes no account before the person agrees, and prompts once', async () => {
  expect(await ask('eth_accounts')).toEqual([])
  const account = await connect()
  await connect()
  expect(await ask('eth_accounts')).toEqual([account])
  expect(prompts.map(({ kind }) => kind)).toEqual(['connect'])
})

test('a rejection is an EIP-1193 error, and nothing is sent', async () => {
  const from = await connect()
  approves = false
  expect(await codeOf(ask(SIGNING_METHODS.send, { from, to: dai, data: transferData(coin) }))).toBe(4001)
  expect(await received()).toBe(0n)
})

test('a transaction is signed by the account and arrives', async () => {
  const from = await connect()
  const hash = await ask(SIGNING_METHODS.send, { from, to: receiver, value: toHex(coin) })
  await mineBlock()
  expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
  expect(await tokenReads(chain.request).native(receiver)).toBe(coin)
})

test('typed data are signed as the account itself would sign them', async () => {
  const from = await connect()
  const typedData = {
    token: dai,
    domainName: 'Dai',
    spender: receiver,
    value: coin,
    nonce: 0n,
    deadlineSeconds: 9n,
  } as const
  const typed = permitTypedData(chain.chainId, { ...typedData, owner: from })
  const text = JSON.stringify(typed, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
  const { r, s } = parseSignature((await ask(SIGNING_METHODS.signTypedData, from, text)) as `0x${string}`)
  const expected = await localPermit(demoKeys()[0]?.privateKey ?? '0x', typedData)
  expect({ r, s }).toEqual({ r: expected.r, s: expected.s })
})

test('the wallet signs for the account it shows, on its own chain, and for no other', async () => {
  const from = await connect()
  expect(await codeOf(ask(SIGNING_METHODS.send, { from: receiver, to: dai }))).toBe(4100)
  expect(await codeOf(ask(SIGNING_METHODS.send, { from, to: dai, chainId: '0x1' }))).toBe(4901)
  expect(await codeOf(ask('wallet_switchEthereumChain', { chainId: '0x89' }))).toBe(4902)
  expect(await ask('wallet_switchEthereumChain', { chainId: '0x7a69' })).toBeNull()
  expect(await codeOf(ask('eth_sign', from, '0x'))).toBe(4200)
})

test('a first and a second batch are each executed as one transaction', async () => {
  const from = await connect()
  expect(await ask('wallet_getCapabilities')).toEqual({ '0x7a69': { atomic: { status: 'supported' } } })
  for (const expected of [3n, 6n]) {
    const { id } = (await ask(SIGNING_METHODS.sendCalls, batchOf(from, 1n, 2n))) as { id: string }
    await mineBlock()
    expect(await ask('wallet_getCallsStatus', id)).toMatchObject({ status: 200, atomic: true })
    expect(await received()).toBe(expected)
  }
})

test('a batch with a failing call has no effect', async () => {
  const from = await connect()
  const { id } = (await ask(SIGNING_METHODS.sendCalls, batchOf(from, 1n, 2n ** 200n))) as { id: string }
  await mineBlock()
  expect(await ask('wallet_getCallsStatus', id)).toMatchObject({ status: 500 })
  expect(await received()).toBe(0n)
})

test('another account cannot execute a batch for the account', async () => {
  const from = await connect()
  await ask(SIGNING_METHODS.sendCalls, batchOf(from, 1n))
  await mineBlock()
  const data = encodeFunctionData({ abi: batchAccountAbi, functionName: 'execute', args: [[]] })
  await expect(chain.request('eth_call', [{ from: receiver, to: from, data }, 'latest'])).rejects.toThrow()
  expect(await codeOf(ask('wallet_getCallsStatus', '0x12'))).toBe(5730)
})

test('the page gets events when the person switches accounts or disconnects', async () => {
  const events: unknown[] = []
  wallet.provider.on?.('accountsChanged', (value) => events.push(value))
  await connect()
  const second = wallet.accounts[1]?.address ?? '0x'
  wallet.switchTo(second)
  wallet.disconnect()
  expect(events).toEqual([[second], []])
  expect(await ask('eth_accounts')).toEqual([])
})
