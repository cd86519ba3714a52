import { tokenAddress } from '@musi/devchain/testing/lookUp'
import { testChain, type TestChain } from '@musi/devchain/testing/testChain'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import { type Address, type Hex, encodeFunctionData, hashMessage, hashTypedData, stringToHex, toHex } from 'viem'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { passkeyAccountFactoryAbi } from '@musi/contracts/abi/passkeyAccountFactory'
import { tokenAbi } from '../abi/token.ts'
import { orderTreeTypedData, orderTypedData } from '../market/orderTypedData.ts'
import { SIGNING_METHODS } from '../wallet/signingMethods.ts'
import { contractValue } from '../requests/contracts/contractValue.ts'
import { setSecondSigner } from '../writes/recovery/setSecondSigner.ts'
import { signatureBytes } from './signatureBytes.ts'
import { nestedTypedData } from './nestedTypedData.ts'
import { accountsOfPasskeys } from '../testing/accountsOfPasskeys.ts'
import { passkeyRecovery } from '../testing/passkeyRecovery.ts'
import { sendMined } from '../testing/sendMined.ts'
import { softPasskey } from '../testing/softPasskey.ts'
import { touch } from '../signingGate/passkey/touch.ts'

const receiver = '0x00000000000000000000000000000000000000c2'
const coin = 10n ** 18n

let chain: TestChain
let dai: Address
let bench: ReturnType<typeof accountsOfPasskeys>

beforeAll(async () => {
  chain = await testChain()
  dai = tokenAddress(chain.addressBook.tokens, 'DAI')
})
beforeEach(async () => {
  await chain.snapshot()
  bench = accountsOfPasskeys(chain)
})
afterEach(() => chain.revert())

const transfer = (amount: bigint) => ({
  to: dai,
  data: encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [receiver, amount] }),
})
const batchOf = (from: Address, ...amounts: bigint[]) => ({
  version: '2.0.0',
  id: toHex(amounts[0] ?? 0n),
  chainId: '0x7a69',
  from,
  atomicRequired: true,
  calls: amounts.map(transfer),
})
const received = () => tokenReads(chain.request).balance(dai, receiver)
const codeOf = async (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error as { code: unknown }).code,
  )
const statusOf = (id: string) =>
  bench.ask('wallet_getCallsStatus', id) as Promise<{ status: number; receipts: unknown[] }>

test('one touch creates an account, which is connected after a reload without another touch', async () => {
  expect(await bench.ask('eth_accounts')).toEqual([])
  const account = await bench.connect()
  expect(bench.passkey.requests.map(({ kind }) => kind)).toEqual(['create'])
  expect(bench.passkey.requests[0]?.options).toMatchObject({
    rp: { id: 'localhost' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  bench.reload({ connected: true })
  expect(await bench.ask('eth_accounts')).toEqual([account])
  expect(bench.passkey.requests).toHaveLength(1)
})

test('supports batches only, and refuses single transactions', async () => {
  const account = await bench.connect()
  expect(await bench.ask('wallet_getCapabilities', account)).toEqual({ '0x7a69': { atomic: { status: 'supported' } } })
  expect(await codeOf(bench.ask(SIGNING_METHODS.send, { from: account, ...transfer(1n) }))).toBe(4200)
})

test('the first batch deploys the account, the second does not, and both are mined', async () => {
  const account = await bench.connect()
  await bench.give(dai, account, 10n * coin)
  for (const [amounts, sum] of [
    [[1n, 2n], 3n],
    [[4n], 7n],
  ] as const) {
    const batch = batchOf(account, ...amounts)
    expect(await bench.ask(SIGNING_METHODS.sendCalls, batch)).toEqual({ id: batch.id })
    expect(await received()).toBe(sum)
    expect(await statusOf(batch.id)).toMatchObject({ status: 200, receipts: [{ status: '0x1' }] })
  }
  expect(bench.submitted.map(({ initCode }) => initCode === '0x')).toEqual([false, true])
  expect(bench.prompts.map(({ kind }) => kind)).toEqual(['send', 'send'])
  // The server accepts lower case only.
  for (const { initCode, callData, signature } of bench.submitted)
    expect([initCode, callData, signature]).toEqual(Array(3).fill(expect.stringMatching(/^0x[0-9a-f]*$/)))
})

test('bytes of a call in mixed case are sent in lower case', async () => {
  const account = await bench.connect()
  const [{ to, data }] = setSecondSigner({ account, signer: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }).candidates
  await bench.ask(SIGNING_METHODS.sendCalls, { ...batchOf(account), id: '0x7', calls: [{ to, data }] })
  expect(bench.submitted.map(({ callData }) => callData)).toEqual([expect.stringMatching(/^0x[0-9a-f]*$/)])
  expect(await statusOf('0x7')).toMatchObject({ status: 200 })
})

test('a batch that failed in a successful transaction is reported as failed', async () => {
  const account = await bench.connect()
  const batch = batchOf(account, 5n * coin)
  await bench.ask(SIGNING_METHODS.sendCalls, batch)
  expect(await received()).toBe(0n)
  expect(await statusOf(batch.id)).toMatchObject({ status: 500, receipts: [{ status: '0x1' }] })
})

test('a pending or lost batch is not reported as mined, whatever the server says about its transaction', async () => {
  const account = await bench.connect()
  const batch = batchOf(account, 0n)
  bench.reportedState = { kind: 'waiting' }
  await bench.ask(SIGNING_METHODS.sendCalls, batch)
  expect(await statusOf(batch.id)).toMatchObject({ status: 100, receipts: [] })
  bench.reportedState = { kind: 'lost' }
  expect(await statusOf(batch.id)).toMatchObject({ status: 400, receipts: [] })
  bench.reportedState = { kind: 'unknown' }
  expect(await statusOf(batch.id)).toMatchObject({ status: 100, receipts: [] })
  // A transaction without this operation.
  bench.reportedState = { kind: 'mined', transaction: await bench.give(dai, account, 1n) }
  expect(await statusOf(batch.id)).toMatchObject({ status: 100, receipts: [] })
  expect(await codeOf(statusOf('0x1234'))).toBe(5730)
})

test('after a recovery the new key finds the account in a browser without stored data, and the old key is refused with the reason (spec: touch.recovered-account)', async () => {
  const account = await bench.connect()
  await bench.ask(SIGNING_METHODS.sendCalls, batchOf(account, 0n))
  const later = accountsOfPasskeys(chain)
  const helper = chain.accounts[0]?.address ?? '0x'
  const node = (method: string, params: readonly unknown[]) =>
    method === 'eth_sendTransaction' ? sendMined(chain.request, Object(params[0])) : chain.request(method, params)
  const factory = chain.addressBook.contracts.passkeyAccountFactory ?? '0x'
  const recovery = passkeyRecovery({ node, factory, chainId: chain.chainId, from: helper })
  await recovery.setSecondSigner(account, helper)
  await recovery.propose(account, later.passkey)
  await chain.request('evm_increaseTime', [7 * 86_400 + 1])
  await chain.request('evm_mine')
  await recovery.take(account)
  later.reload({ begin: 'find' })
  expect(await later.connect()).toBe(account)
  const batch = batchOf(account, 0n)
  await later.ask(SIGNING_METHODS.sendCalls, batch)
  expect(await later.ask('wallet_getCallsStatus', batch.id)).toMatchObject({ status: 200 })
  bench.reload({ begin: 'find', forgets: true })
  expect(await codeOf(bench.connect())).toBe(4950)
})

test('a passkey created to recover an account is reported as pending until it is in force, and then finds the account without the chain’s logs', async () => {
  const account = await bench.connect()
  await bench.ask(SIGNING_METHODS.sendCalls, batchOf(account, 0n))
  let logsAsked = 0
  const later = accountsOfPasskeys({
    ...chain,
    request: (method, params, options) => {
      if (method === 'eth_getLogs') logsAsked += 1
      return chain.request(method, params, options)
    },
  })
  later.passkey.change.userId = account
  const helper = chain.accounts[0]?.address ?? '0x'
  const node = (method: string, params: readonly unknown[]) =>
    method === 'eth_sendTransaction' ? sendMined(chain.request, Object(params[0])) : chain.request(method, params)
  const factory = chain.addressBook.contracts.passkeyAccountFactory ?? '0x'
  const recovery = passkeyRecovery({ node, factory, chainId: chain.chainId, from: helper })
  await recovery.setSecondSigner(account, helper)
  await recovery.propose(account, later.passkey)
  later.reload({ begin: 'find' })
  expect(await codeOf(later.connect())).toBe(4951)
  await chain.request('evm_increaseTime', [7 * 86_400 + 1])
  await chain.request('evm_mine')
  await recovery.take(account)
  later.reload({ begin: 'find' })
  expect(await later.connect()).toBe(account)
  expect(logsAsked).toBe(0)
  // The account that a passkey names proves nothing.
  for (const userId of ['0x00', chain.addressBook.contracts.v2Router, `0x${'ab'.repeat(64)}`] as const) {
    const other = accountsOfPasskeys(chain)
    const own = await other.connect()
    other.passkey.change.userId = userId
    other.reload({ begin: 'find', forgets: true })
    expect(await other.connect()).toBe(own)
  }
})

test('an account that a stranger hands over to a passkey does not replace the passkey’s own account', async () => {
  const own = await bench.connect()
  await bench.ask(SIGNING_METHODS.sendCalls, batchOf(own, 0n))
  const stranger = accountsOfPasskeys(chain)
  const trap = await stranger.connect()
  await stranger.ask(SIGNING_METHODS.sendCalls, { ...batchOf(trap, 0n), id: `0x${'7a'.repeat(32)}` })
  const from = chain.accounts[1]?.address ?? '0x'
  const node = (method: string, params: readonly unknown[]) =>
    method === 'eth_sendTransaction' ? sendMined(chain.request, Object(params[0])) : chain.request(method, params)
  const factory = chain.addressBook.contracts.passkeyAccountFactory ?? '0x'
  const recovery = passkeyRecovery({ node, factory, chainId: chain.chainId, from })
  await recovery.setSecondSigner(trap, from)
  await recovery.propose(trap, bench.passkey)
  await chain.request('evm_increaseTime', [7 * 86_400 + 1])
  await chain.request('evm_mine')
  await recovery.take(trap)
  bench.reload({ begin: 'find', forgets: true })
  expect(await bench.connect()).toBe(own)
})

test('without consent in the page’s own dialog nothing is signed and nothing is sent', async () => {
  const account = await bench.connect()
  bench.approves = false
  expect(await codeOf(bench.ask(SIGNING_METHODS.sendCalls, batchOf(account, 1n)))).toBe(4001)
  expect(await codeOf(bench.ask(SIGNING_METHODS.signText, stringToHex('hello'), account))).toBe(4001)
  expect(bench.passkey.requests.map(({ kind }) => kind)).toEqual(['create'])
  expect(bench.submitted).toEqual([])
})

test('a request for another account or another chain is refused before a touch', async () => {
  const account = await bench.connect()
  expect(await codeOf(bench.ask(SIGNING_METHODS.sendCalls, batchOf(receiver, 1n)))).toBe(4100)
  expect(await codeOf(bench.ask(SIGNING_METHODS.sendCalls, { ...batchOf(account, 1n), chainId: '0x89' }))).toBe(4901)
  expect(await codeOf(bench.ask(SIGNING_METHODS.signText, stringToHex('hello'), receiver))).toBe(4100)
  expect(bench.prompts).toEqual([])
})

test.each([
  ['a refusal, a missing key or an unrecognised person', 'NotAllowedError', 4001],
  ['an abort', 'AbortError', 4001],
  ['another open request', 'OperationError', -32002],
  ['a site that cannot have passkeys', 'SecurityError', 4200],
])('%s has its own wallet error code', async (_, name, code) => {
  const account = await bench.connect()
  bench.passkey.change.rejectsWith = Object.assign(new Error('no'), { name })
  expect(await codeOf(bench.ask(SIGNING_METHODS.sendCalls, batchOf(account, 1n)))).toBe(code)
  expect(bench.submitted).toEqual([])
})

test('an operation that was altered after signing, is sent twice, or is sent before an earlier one is refused', async () => {
  const account = await bench.connect()
  await bench.give(dai, account, 10n)
  await bench.ask(SIGNING_METHODS.sendCalls, batchOf(account, 1n))
  const [first] = bench.submitted
  if (first === undefined) throw new Error('Nothing was submitted.')
  expect(await bench.handle(first)).toBe('refused')
  bench.holdsBack = true
  await bench.ask(SIGNING_METHODS.sendCalls, batchOf(account, 2n))
  const second = bench.submitted[1]
  if (second === undefined) throw new Error('Nothing was submitted.')
  for (const altered of [
    { callData: first.callData },
    { nonce: second.nonce + 1n },
    { accountGasLimits: toHex(1n, { size: 32 }) },
    { gasFees: toHex(1n, { size: 32 }) },
    { paymasterAndData: receiver as Hex },
    { sender: receiver as Hex },
  ])
    expect([Object.keys(altered), await bench.handle({ ...second, ...altered })]).toEqual([
      Object.keys(altered),
      'refused',
    ])
  expect(await bench.handle(second)).toBe('mined')
  expect(await received()).toBe(3n)
})

test('an operation that the server holds back can be mined for twenty minutes and no longer (spec: wallets.passkey-ends)', async () => {
  const account = await bench.connect()
  await bench.give(dai, account, 3n)
  bench.holdsBack = true
  await bench.ask(SIGNING_METHODS.sendCalls, batchOf(account, 1n))
  const [held] = bench.submitted
  if (held === undefined) throw new Error('Nothing was submitted.')
  await chain.request('evm_increaseTime', [1201])
  await chain.request('evm_mine', [])
  expect(await bench.handle(held)).toBe('refused')
  const later = held.signature.replace(/^0x.{12}/, '0xffffffffffff') as Hex
  expect(await bench.handle({ ...held, signature: later })).toBe('refused')
  expect(await received()).toBe(0n)
})

test('an operation that a server calls lost stays pending until the chain can no longer accept it (spec: wallets.passkey-status)', async () => {
  const account = await bench.connect()
  await bench.give(dai, account, 10n)
  bench.holdsBack = true
  await bench.ask(SIGNING_METHODS.sendCalls, batchOf(account, 1n))
  bench.reportedState = { kind: 'lost' }
  expect(await statusOf('0x1')).toMatchObject({ status: 100 })
  const [first] = bench.submitted
  if (first === undefined) throw new Error('Nothing was submitted.')
  bench.reportedState = { kind: 'waiting' }
  await chain.request('evm_increaseTime', [1201])
  await chain.request('evm_mine', [])
  expect(await statusOf('0x1')).toMatchObject({ status: 400 })
  expect(await bench.handle(first)).toBe('refused')
})

test('an operation that has not arrived at the server keeps its nonce, so the next operation uses another one', async () => {
  const account = await bench.connect()
  await bench.ask(SIGNING_METHODS.sendCalls, batchOf(account, 0n))
  bench.holdsBack = true
  await bench.ask(SIGNING_METHODS.sendCalls, batchOf(account, 1n))
  bench.reportedState = { kind: 'unknown' }
  expect(await statusOf('0x1')).toMatchObject({ status: 100 })
  await bench.ask(SIGNING_METHODS.sendCalls, batchOf(account, 2n))
  const [, first, second] = bench.submitted
  expect([first?.nonce, second?.nonce === first?.nonce]).toEqual([1n, false])
})

test('several pending operations can be mined in any order, each in its own lane (spec: wallets.passkey-tabs)', async () => {
  const account = await bench.connect()
  await bench.ask(SIGNING_METHODS.sendCalls, batchOf(account, 0n))
  await bench.give(dai, account, 10n)
  bench.holdsBack = true
  for (const amount of [1n, 2n, 4n]) await bench.ask(SIGNING_METHODS.sendCalls, batchOf(account, amount))
  for (const held of bench.submitted.slice(1).toReversed()) expect(await bench.handle(held)).toBe('mined')
  expect(await received()).toBe(7n)
  // Both are mined now, so the next one is in lane 0 again.
  await bench.ask(SIGNING_METHODS.sendCalls, batchOf(account, 3n))
  expect(bench.submitted.map(({ nonce }) => nonce >> 64n === 0n)).toEqual([true, true, false, false, true])
})

test('at most one of a refused operation and its replacement is mined (spec: wallets.passkey-replaced)', async () => {
  const account = await bench.connect()
  await bench.ask(SIGNING_METHODS.sendCalls, batchOf(account, 0n))
  await bench.give(dai, account, 10n)
  bench.refuses = true
  await expect(bench.ask(SIGNING_METHODS.sendCalls, batchOf(account, 1n))).rejects.toThrow('refuses')
  bench.refuses = false
  await bench.ask(SIGNING_METHODS.sendCalls, batchOf(account, 2n))
  const [, refused] = bench.submitted
  if (refused === undefined) throw new Error('Nothing was submitted.')
  expect(await bench.handle(refused)).toBe('refused')
  expect(await received()).toBe(2n)
})

test('a declined touch leaves its nonce to the next operation', async () => {
  const account = await bench.connect()
  bench.passkey.change.rejectsWith = Object.assign(new Error('no'), { name: 'NotAllowedError' })
  await codeOf(bench.ask(SIGNING_METHODS.sendCalls, batchOf(account, 0n)))
  delete bench.passkey.change.rejectsWith
  await bench.ask(SIGNING_METHODS.sendCalls, batchOf(account, 0n))
  expect(bench.submitted.map(({ nonce }) => nonce)).toEqual([0n])
})

test('a second operation waits until the first has deployed the account', async () => {
  const account = await bench.connect()
  bench.holdsBack = true
  await bench.ask(SIGNING_METHODS.sendCalls, batchOf(account, 0n))
  const second = bench.ask(SIGNING_METHODS.sendCalls, batchOf(account, 0n))
  const [first] = bench.submitted
  if (first === undefined) throw new Error('Nothing was submitted.')
  expect(await bench.handle(first)).toBe('mined')
  bench.holdsBack = false
  await second
  expect(bench.submitted.map(({ initCode }) => initCode === '0x')).toEqual([false, true])
})

test('a node that names another account, or another lane, is not believed (spec: wallets.passkey-address)', async () => {
  // Read as an address or as a nonce.
  const lie = toHex(5n << 64n, { size: 32 })
  bench.lie = (method) => (method === 'eth_call' ? lie : undefined)
  const account = await bench.connect()
  const { x, y } = bench.passkey
  const abi = passkeyAccountFactoryAbi
  const factory = chain.addressBook.contracts.passkeyAccountFactory ?? '0x'
  const query = { address: factory, abi, functionName: 'accountOf', args: [x, y] } as const
  expect(account).toBe(await contractValue(chain.request, query))
  await expect(bench.ask(SIGNING_METHODS.sendCalls, batchOf(account, 1n))).rejects.toThrow('nonce')
  bench.reload({ begin: 'find', forgets: true })
  expect(await bench.connect()).toBe(account)
  expect(bench.submitted).toEqual([])
})

test('signatures in the upper half of s are accepted too', async () => {
  const account = await bench.connect()
  bench.passkey.change.highS = true
  await bench.give(dai, account, 1n)
  await bench.ask(SIGNING_METHODS.sendCalls, batchOf(account, 1n))
  expect(await received()).toBe(1n)
})

test('a browser without stored data finds the account again by one touch, or by two if it is not deployed yet', async () => {
  const account = await bench.connect()
  bench.reload({ begin: 'find', forgets: true })
  bench.passkey.requests.length = 0
  expect(await bench.connect()).toBe(account)
  expect(bench.passkey.requests.map(({ kind }) => kind)).toEqual(['get', 'get'])
  await bench.ask(SIGNING_METHODS.sendCalls, batchOf(account, 0n))
  bench.reload({ begin: 'find', forgets: true })
  bench.passkey.requests.length = 0
  expect(await bench.connect()).toBe(account)
  expect(bench.passkey.requests.map(({ kind }) => kind)).toEqual(['get'])
  expect(bench.passkey.requests[0]?.options).toMatchObject({ allowCredentials: [] })
})

test('a text is signed so that the account’s contract accepts that text only; the account is deployed first', async () => {
  const account = await bench.connect()
  const text = 'Sign in to Musi.'
  const signature = (await bench.ask(SIGNING_METHODS.signText, stringToHex(text), account)) as Hex
  expect(bench.submitted.map(({ callData }) => callData)).toEqual(['0x'])
  expect(await bench.holds(account, hashMessage(text), signature)).toBe(true)
  expect(await bench.holds(account, hashMessage(`${text}.`), signature)).toBe(false)
})

test('an order is signed in both spellings so that the account’s contract accepts it, for this chain and account alone', async () => {
  const account = await bench.connect()
  await bench.ask(SIGNING_METHODS.sendCalls, batchOf(account, 0n))
  const seaport = chain.addressBook.contracts.seaport ?? '0x'
  const order = orderTypedData(bench.orderOf(account), { seaport, chainId: 31337 })
  const hash = hashTypedData(order)
  const byWallet = (await bench.ask(SIGNING_METHODS.signTypedData, account, JSON.stringify(order, bench.asText))) as Hex
  expect(await bench.holds(account, hash, byWallet)).toBe(true)
  const signed = async (change: object) => {
    const nested = nestedTypedData(order, { account, chainId: 31337, ...change })
    const { passkeys, credentialId } = bench.passkey
    const touched = await touch(nested.hash, { rpId: 'localhost', credentialId, passkeys })
    if (!touched.ok) throw new Error(touched.code)
    return nested.wrap(signatureBytes(touched.assertion))
  }
  expect(await bench.holds(account, hash, await signed({ spelling: 'contentsFirst' }))).toBe(true)
  expect(await bench.holds(account, hash, await signed({ chainId: 137 }))).toBe(false)
  expect(await bench.holds(account, hash, await signed({ account: receiver }))).toBe(false)
})

test('several orders under one signature are refused, because the market does not accept a contract’s signature for them', async () => {
  const account = await bench.connect()
  const seaport = chain.addressBook.contracts.seaport ?? '0x'
  const order = bench.orderOf(account)
  const tree = JSON.stringify(orderTreeTypedData([order, order], { seaport, chainId: 31337 }), bench.asText)
  expect(await codeOf(bench.ask(SIGNING_METHODS.signTypedData, account, tree))).toBe(4200)
})

test('a key that is no longer the stored one signs nothing', async () => {
  const account = await bench.connect()
  const other = softPasskey()
  bench.memory.write({ x: other.x, y: other.y, credentialId: other.credentialId, account: receiver })
  expect(await codeOf(bench.ask(SIGNING_METHODS.sendCalls, batchOf(account, 1n)))).toBe(4100)
})
