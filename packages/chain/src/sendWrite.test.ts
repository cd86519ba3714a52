import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import type { RpcRequest } from './rpc/rpcRequest.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { toHex, zeroAddress } from 'viem'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type SendRequest, type Intent, type SendResult, type Sender, type ShownWrite, sendWrite } from './sendWrite.ts'
import { openIntents } from './sendWrite/openIntents.ts'
import { type SendProblem, sendProblemText } from './sendWriteProblem.ts'
import { signingGate } from './signingGate.ts'
import { SIGNING_METHODS } from './wallet/signingMethods.ts'
import { sealedTerms } from './signingGate/sealedTerms.ts'
import { demoWallet } from './wallet/demo/demoWallet.ts'
import { walletDoor } from './wallet/walletDoor.ts'
import { type ChaosWallet, chaosWallet } from './testing/chaosWallet.ts'
import type { Scene } from './testing/honestWrites.ts'
import { scene } from './testing/scene.ts'
import { approve } from './writes/tokens/approve.ts'
import { stake } from './writes/rewards/stake.ts'
import { swap } from './writes/exchange/swap.ts'
import { transfer } from './writes/tokens/transfer.ts'
import { wrap } from './writes/tokens/wrap.ts'

const coin = 10n ** 18n
let chain: TestChain
let set: Scene
let wallet: ChaosWallet
let sender: Sender

beforeAll(async () => {
  chain = await testChain()
  const [one, two] = chain.accounts
  if (one === undefined || two === undefined) throw new Error('There are no accounts.')
  set = await scene(chain.request, chain.addressBook, one.address, two.address)
})

beforeEach(async () => {
  await chain.snapshot()
  const { request, chainId, addressBook: book, rpcUrl } = chain
  const batchAccount = book.contracts.batchAccount ?? null
  const demo = demoWallet({ request, chainId, batchAccount, connected: true, ask: async () => true })
  wallet = chaosWallet(demo.provider)
  const door = walletDoor(wallet.provider)
  if (door === null) throw new Error('The wallet is none.')
  const gate = signingGate({ door, book, rpcUrl, origin: 'http://localhost', writes: () => true, log: () => undefined })
  sender = { from: set.account, gate, request }
})
afterEach(() => chain.revert())

const wrapping = (amount = coin): Intent => ({
  deadlineSeconds: 1200,
  shown: sealedTerms({ kind: 'wrap', amount }, ['native', chain.addressBook.contracts.wrappedNative]),
  make: () => ({ write: wrap({ wrappedNative: chain.addressBook.contracts.wrappedNative, amount }) }),
})
function swapping(minimumOut: bigint, amountIn = coin, seen: (deadline: bigint) => void = () => undefined): Intent {
  const path = [chain.addressBook.contracts.wrappedNative, set.a] as const
  const exact = { exact: 'in', amountIn, minimumOut } as const
  const terms = { version: 'v2', native: 'in', path, recipient: set.account, ...exact } as const
  return {
    deadlineSeconds: 1200,
    shown: sealedTerms({ kind: 'swap', ...terms, deadlineSeconds: 'whenSent' }, ['native', set.a]),
    make: (deadlineSeconds) => {
      seen(deadlineSeconds)
      return { write: swap({ router: chain.addressBook.contracts.v2Router, ...terms, deadlineSeconds }) }
    },
  }
}
const asks = () => wallet.requests.filter(({ method }) => method === SIGNING_METHODS.send)
const problemOf = (result: SendResult): SendProblem['kind'] | SendResult['kind'] =>
  result.kind === 'problem' ? result.problem.kind : result.kind
const textOf = (result: SendResult) => (result.kind === 'problem' ? sendProblemText(result.problem) : result.kind)
const wrapped = () => tokenReads(chain.request).balance(chain.addressBook.contracts.wrappedNative, set.account)
const mineBlock = () => chain.request('evm_mine')

test('a transaction is estimated, signed and sent, and the chain has what was requested', async () => {
  const before = await wrapped()
  const sends: SendRequest[] = []
  const result = await sendWrite(sender, wrapping(), { beforeRequest: (send) => sends.push(send) })
  await mineBlock()
  expect(await wrapped()).toBe(before + coin)
  if (result.kind !== 'sent') throw new Error(textOf(result))
  expect(result).toMatchObject({ from: set.account, check: { kind: 'same', nonce: result.nonce } })
  expect(sends).toEqual([{ from: set.account, nonce: result.nonce, call: result.call }])
})

test('the gas limit is a tenth above the estimate, or what the specification fixes', async () => {
  const { call } = { call: wrapping().make(0n).write.candidates[0] }
  const fields = { from: set.account, to: call.to, data: call.data, value: `0x${call.value.toString(16)}` }
  const estimated = BigInt(String(await chain.request('eth_estimateGas', [fields])))
  await sendWrite(sender, wrapping())
  expect(asks()[0]?.params).toMatchObject([{ gas: `0x${((estimated * 11n) / 10n).toString(16)}` }])
  const { pair, rewards } = chain.addressBook.stakingPools[0] ?? { pair: zeroAddress, rewards: zeroAddress }
  await sendWrite(sender, {
    deadlineSeconds: 1200,
    shown: sealedTerms({ kind: 'stake', pair, amount: 1n, permitDeadlineSeconds: null }, [pair]),
    make: () => ({ write: stake({ rewards, amount: 1n, allowance: { by: 'approval' } }) }),
  })
  expect(asks()[1]?.params).toMatchObject([{ gas: `0x${(350_000).toString(16)}` }])
})

test('a swap through two pools traded in the newest block has enough gas in the next one (spec: sending.gas-of-next-block)', async () => {
  const path = [chain.addressBook.contracts.wrappedNative, set.a, set.b] as const
  const exact = { exact: 'in', amountIn: coin, minimumOut: 1n } as const
  const terms = { version: 'v2', native: 'in', path, recipient: set.account, ...exact } as const
  const intent: Intent = {
    deadlineSeconds: 1200,
    shown: sealedTerms({ kind: 'swap', ...terms, deadlineSeconds: 'whenSent' }, ['native', set.b]),
    make: (deadlineSeconds) => ({
      write: swap({ router: chain.addressBook.contracts.v2Router, ...terms, deadlineSeconds }),
    }),
  }
  const [{ to, data, value }] = intent.make(10n ** 11n).write.candidates
  const trade = { from: set.account, to, data, value: toHex(value), gas: toHex(500_000n) }
  for (const seconds of [1, 12]) {
    await chain.request('evm_increaseTime', [seconds])
    await chain.request('eth_sendTransactionSync', [trade])
  }
  // The node gives the block that is to come the time of its clock.
  await sleep(1001)
  const result = await sendWrite(sender, intent)
  if (result.kind !== 'sent') throw new Error(textOf(result))
  await mineBlock()
  expect(await chain.request('eth_getTransactionReceipt', [result.hash])).toMatchObject({ status: '0x1' })
})

test('only a node that cannot estimate in the pending block is asked about the newest one', async () => {
  let asked: unknown[] = []
  const noting =
    (looksAhead: boolean): RpcRequest =>
    async (method, params) => {
      if (method === 'eth_estimateGas') asked.push(params?.[1])
      if (method === 'eth_estimateGas' && params?.[1] === 'pending' && !looksAhead) throw new Error('no pending block')
      return chain.request(method, params)
    }
  expect((await sendWrite({ ...sender, request: noting(true) }, wrapping())).kind).toBe('sent')
  expect(asked).toEqual(['pending'])
  asked = []
  expect((await sendWrite({ ...sender, request: noting(false) }, wrapping())).kind).toBe('sent')
  expect(asked).toEqual(['pending', 'latest'])
})

test('case 63: the deadline is the latest block plus the setting, read at the click', async () => {
  await chain.request('evm_increaseTime', [5000])
  await mineBlock()
  const latest = (await chain.request('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
  let deadline = 0n
  expect(
    (
      await sendWrite(
        sender,
        swapping(1n, coin, (found) => (deadline = found)),
      )
    ).kind,
  ).toBe('sent')
  expect(deadline).toBe(BigInt(latest.timestamp) + 1200n)
})

test.each([-86_400_000, 86_400_000])(
  'case 63: the deadline is still the chain’s with a clock that is %d ms off',
  async (offMs) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offMs })
    try {
      const latest = (await chain.request('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
      let deadline = 0n
      const noting = swapping(1n, coin, (found) => (deadline = found))
      expect((await sendWrite(sender, noting)).kind).toBe('sent')
      expect(deadline).toBe(BigInt(latest.timestamp) + 1200n)
    } finally {
      vi.useRealTimers()
    }
  },
)

test('a moved price is reported, and no request reaches the wallet', async () => {
  const result = await sendWrite(sender, swapping(10n ** 30n))
  expect(problemOf(result)).toBe('wouldFail')
  expect(textOf(result)).toContain('Try increasing your slippage tolerance.')
  expect(asks()).toEqual([])
})

test('any other reason why a swap fails is quoted', async () => {
  const path = [set.a, chain.addressBook.contracts.wrappedNative] as const
  const nico = chain.accounts.find(({ role }) => role === 'newcomer')?.address ?? zeroAddress
  const exact = { exact: 'in', amountIn: coin, minimumOut: 1n } as const
  const terms = { version: 'v2', native: 'out', path, recipient: nico, ...exact } as const
  const intent: Intent = {
    deadlineSeconds: 1200,
    shown: sealedTerms({ kind: 'swap', ...terms, deadlineSeconds: 'whenSent' }, [set.a, 'native']),
    make: (deadlineSeconds) => ({
      write: swap({ router: chain.addressBook.contracts.v2Router, ...terms, deadlineSeconds }),
    }),
  }
  const result = await sendWrite({ ...sender, from: nico }, intent)
  expect(textOf(result)).toMatch(
    /^The transaction cannot succeed due to error: .+\. This is probably an issue with one of the tokens you are swapping\.$/,
  )
})

test('case 59: if only the estimate fails, the sentence says so', async () => {
  const request: RpcRequest = async (method, params) => {
    if (method === 'eth_estimateGas') throw new Error('no estimate')
    return chain.request(method, params)
  }
  const result = await sendWrite({ ...sender, request }, swapping(1n))
  expect(textOf(result)).toBe('Unexpected issue with estimating the gas. Please try again.')
})

test('an unreachable chain is not reported as the person’s fault', async () => {
  const request: RpcRequest = async () => {
    throw new Error('no answer')
  }
  const result = await sendWrite({ ...sender, request }, wrapping())
  expect(textOf(result)).toBe('The chain did not answer. Nothing was sent. Try again in a moment.')
})

test('case 42: a rejection, a locked wallet and an invalid answer each have their sentence', async () => {
  wallet.next(SIGNING_METHODS.send, { does: 'reject' })
  expect(textOf(await sendWrite(sender, wrapping()))).toBe('Transaction rejected.')
  wallet.next(SIGNING_METHODS.send, { does: 'throw', error: 'out of ink' })
  expect(textOf(await sendWrite(sender, swapping(1n)))).toBe('Swap failed: out of ink')
  wallet.lock()
  expect(problemOf(await sendWrite(sender, wrapping()))).toBe('gate')
})

test.each([null, undefined, '', '0x12', 7, {}])('a wallet that answers %j returned no hash', async (answer) => {
  wallet.next(SIGNING_METHODS.send, { does: 'lie', answer })
  expect(textOf(await sendWrite(sender, wrapping()))).toBe('No transaction hash found.')
})

test('case 39: a wallet that sends something else is detected', async () => {
  const to = (params: unknown) => [{ ...(params as object[])[0], to: set.friend, data: '0x', value: '0x1' }]
  wallet.next(SIGNING_METHODS.send, { does: 'change', to })
  expect(await sendWrite(sender, wrapping())).toMatchObject({ kind: 'sent', check: { kind: 'other', to: set.friend } })
})

test('a hash that no node knows yet is checked again later', async () => {
  wallet.next(SIGNING_METHODS.send, { does: 'lie', answer: `0x${'ab'.repeat(32)}` })
  expect(await sendWrite(sender, wrapping())).toMatchObject({ kind: 'sent', check: { kind: 'unknown' } })
})

test('case 43: waiting can be given up, and the wallet’s late answer is passed on once', async () => {
  const stop = new AbortController()
  const release = Promise.withResolvers<void>()
  const late = Promise.withResolvers<SendResult>()
  wallet.next(SIGNING_METHODS.send, { does: 'late', until: release.promise })
  const opened = Promise.withResolvers<void>()
  let times = 0
  const sending = sendWrite(sender, wrapping(), {
    signal: stop.signal,
    beforeRequest: () => opened.resolve(),
    onLateAnswer(result) {
      times += 1
      late.resolve(result)
    },
  })
  await opened.promise
  stop.abort()
  expect(await sending).toEqual({ kind: 'cancelled' })
  release.resolve()
  expect((await late.promise).kind).toBe('sent')
  expect(times).toBe(1)
})

test('no request reaches the wallet if the person gave up before', async () => {
  const signal = AbortSignal.abort()
  expect(await sendWrite(sender, wrapping(), { signal })).toEqual({ kind: 'cancelled' })
  expect(asks()).toEqual([])
})

test('case 48: a second click while the first is open is the same send; after it a new one may follow', async () => {
  const intents = openIntents()
  const click = () => intents.once('wrap', () => sendWrite(sender, wrapping()))
  const [one, two] = await Promise.all([click(), click()])
  expect(one).toBe(two)
  expect(asks()).toHaveLength(1)
  expect((await click()).kind).toBe('sent')
  expect(asks()).toHaveLength(2)
})

test('case 44: if a wallet sends twice, one answer counts', async () => {
  wallet.next(SIGNING_METHODS.send, { does: 'double' })
  const results: SendResult[] = [await sendWrite(sender, wrapping())]
  expect(results.map(({ kind }) => kind)).toEqual(['sent'])
})

test('case 37: a chain that is switched while the page prepares is noticed before the wallet is asked', async () => {
  wallet.next('eth_chainId', { does: 'lie', answer: '0x1' })
  const result = await sendWrite(sender, wrapping())
  expect(textOf(result)).toBe('Wrong Network. Please connect to the appropriate Ethereum network.')
  expect(asks()).toEqual([])
})

test('approve, wrap, unwrap and transfer are sent the same way', async () => {
  const sent = { what: set.a, recipient: set.friend, amount: 5n }
  const allowed = { token: set.a, spender: chain.addressBook.contracts.v2Router, amount: 5n }
  const intents: ShownWrite[] = [
    { shown: sealedTerms({ kind: 'transfer', ...sent }, [set.a]), make: () => ({ write: transfer(sent) }) },
    { shown: sealedTerms({ kind: 'approve', ...allowed }, [set.a]), make: () => ({ write: approve(allowed) }) },
  ]
  for (const intent of intents) expect((await sendWrite(sender, { deadlineSeconds: 60, ...intent })).kind).toBe('sent')
  await mineBlock()
  const { allowance } = tokenReads(chain.request)
  expect(await allowance(set.a, set.account, chain.addressBook.contracts.v2Router)).toBe(5n)
})

test('a swap sends the same candidate as the seeded history', async () => {
  const intent = swapping(1n)
  const result = await sendWrite(sender, intent)
  if (result.kind !== 'sent') throw new Error(textOf(result))
  const { candidates } = intent.make(0n).write
  const picked = await sendUnlocked(chain.request, set.account, intent.make(10n ** 11n).write)
  expect(result.call.data.slice(0, 10)).toBe(candidates[picked]?.data.slice(0, 10))
})
