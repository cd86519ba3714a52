import { accountWithRole } from '@musi/devchain/testing/lookUp'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import type { RpcRequest } from './rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
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
import { guardProvider } from './wallet/guardProvider.ts'
import { type ChaosWallet, chaosWallet } from './testing/chaosWallet.ts'
import type { Scene } from './testing/honestWrites.ts'
import { createScene } from './testing/createScene.ts'
import { approve } from './writes/tokens/approve.ts'
import { stake } from './writes/rewards/stake.ts'
import { swap } from './writes/exchange/swap.ts'
import { transfer } from './writes/tokens/transfer.ts'
import { wrap } from './writes/tokens/wrap.ts'

const coin = 10n ** 18n
let chain: TestChain
let scene: Scene
let wallet: ChaosWallet
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
  const demo = demoWallet({ request, chainId, batchAccount, connected: true, ask: async () => true })
  wallet = chaosWallet(demo.provider)
  const guardedProvider = guardProvider(wallet.provider)
  if (guardedProvider === null) throw new Error('Not a usable wallet.')
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

const evil = '0x000000000000000000000000000000000000bEEF'
const transferData = (recipient: Address, amount: bigint) =>
  transfer({ what: scene.a, recipient, amount }).candidates[0].data

const wrapIntent = (amount = coin): Intent => ({
  deadlineSeconds: 1200,
  shown: sealedTerms({ kind: 'wrap', amount }, ['native', chain.addressBook.contracts.wrappedNative]),
  make: () => ({ write: wrap({ wrappedNative: chain.addressBook.contracts.wrappedNative, amount }) }),
})
function swapIntent(
  minimumOut: bigint,
  amountIn = coin,
  onDeadline: (deadline: bigint) => void = () => undefined,
): Intent {
  const path = [chain.addressBook.contracts.wrappedNative, scene.a] as const
  const exact = { exact: 'in', amountIn, minimumOut } as const
  const terms = { version: 'v2', native: 'in', path, recipient: scene.account, ...exact } as const
  return {
    deadlineSeconds: 1200,
    shown: sealedTerms({ kind: 'swap', ...terms, deadlineSeconds: 'whenSent' }, ['native', scene.a]),
    make: (deadlineSeconds) => {
      onDeadline(deadlineSeconds)
      return { write: swap({ router: chain.addressBook.contracts.v2Router, ...terms, deadlineSeconds }) }
    },
  }
}
const sendRequests = () => wallet.requests.filter(({ method }) => method === SIGNING_METHODS.send)
const problemOf = (result: SendResult): SendProblem['kind'] | SendResult['kind'] =>
  result.kind === 'problem' ? result.problem.kind : result.kind
const textOf = (result: SendResult) => (result.kind === 'problem' ? sendProblemText(result.problem) : result.kind)
const wrappedBalance = () => tokenReads(chain.request).balance(chain.addressBook.contracts.wrappedNative, scene.account)
const mineBlock = () => chain.request('evm_mine')

test('a transaction is estimated, signed and sent, and the chain has the requested transaction', async () => {
  const before = await wrappedBalance()
  const sends: SendRequest[] = []
  const result = await sendWrite(sender, wrapIntent(), { beforeRequest: (send) => sends.push(send) })
  await mineBlock()
  expect(await wrappedBalance()).toBe(before + coin)
  if (result.kind !== 'sent') throw new Error(textOf(result))
  expect(result).toMatchObject({ from: scene.account, check: { kind: 'same', nonce: result.nonce } })
  expect(sends).toEqual([{ from: scene.account, nonce: result.nonce, call: result.call }])
})

test('the gas limit is a tenth above the estimate, or fixed by the specification', async () => {
  const { call } = { call: wrapIntent().make(0n).write.candidates[0] }
  const fields = { from: scene.account, to: call.to, data: call.data, value: `0x${call.value.toString(16)}` }
  const estimated = BigInt(String(await chain.request('eth_estimateGas', [fields])))
  await sendWrite(sender, wrapIntent())
  expect(sendRequests()[0]?.params).toMatchObject([{ gas: `0x${((estimated * 11n) / 10n).toString(16)}` }])
  const { pair, rewards } = chain.addressBook.stakingPools[0] ?? { pair: zeroAddress, rewards: zeroAddress }
  await sendWrite(sender, {
    deadlineSeconds: 1200,
    shown: sealedTerms({ kind: 'stake', pair, amount: 1n, permitDeadlineSeconds: null }, [pair]),
    make: () => ({ write: stake({ rewards, amount: 1n, allowance: { by: 'approval' } }) }),
  })
  expect(sendRequests()[1]?.params).toMatchObject([{ gas: `0x${(350_000).toString(16)}` }])
})

test('a swap through two pools traded in the newest block has enough gas in the next one (spec: sending.gas-of-next-block)', async () => {
  const path = [chain.addressBook.contracts.wrappedNative, scene.a, scene.b] as const
  const exact = { exact: 'in', amountIn: coin, minimumOut: 1n } as const
  const terms = { version: 'v2', native: 'in', path, recipient: scene.account, ...exact } as const
  const intent: Intent = {
    deadlineSeconds: 1200,
    shown: sealedTerms({ kind: 'swap', ...terms, deadlineSeconds: 'whenSent' }, ['native', scene.b]),
    make: (deadlineSeconds) => ({
      write: swap({ router: chain.addressBook.contracts.v2Router, ...terms, deadlineSeconds }),
    }),
  }
  const [{ to, data, value }] = intent.make(10n ** 11n).write.candidates
  const trade = { from: scene.account, to, data, value: toHex(value), gas: toHex(500_000n) }
  for (const seconds of [1, 12]) {
    await chain.request('evm_increaseTime', [seconds])
    await chain.request('eth_sendTransactionSync', [trade])
  }
  // The node's clock sets the time of the next block.
  await sleep(1001)
  const result = await sendWrite(sender, intent)
  if (result.kind !== 'sent') throw new Error(textOf(result))
  await mineBlock()
  expect(await chain.request('eth_getTransactionReceipt', [result.hash])).toMatchObject({ status: '0x1' })
})

test('the gas is estimated in the newest block only if the node cannot estimate in the pending one', async () => {
  let asked: unknown[] = []
  const noting =
    (looksAhead: boolean): RpcRequest =>
    async (method, params) => {
      if (method === 'eth_estimateGas') asked.push(params?.[1])
      if (method === 'eth_estimateGas' && params?.[1] === 'pending' && !looksAhead) throw new Error('no pending block')
      return chain.request(method, params)
    }
  expect((await sendWrite({ ...sender, request: noting(true) }, wrapIntent())).kind).toBe('sent')
  expect(asked).toEqual(['pending'])
  asked = []
  expect((await sendWrite({ ...sender, request: noting(false) }, wrapIntent())).kind).toBe('sent')
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
        swapIntent(1n, coin, (found) => (deadline = found)),
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
      const noting = swapIntent(1n, coin, (found) => (deadline = found))
      expect((await sendWrite(sender, noting)).kind).toBe('sent')
      expect(deadline).toBe(BigInt(latest.timestamp) + 1200n)
    } finally {
      vi.useRealTimers()
    }
  },
)

test('a moved price is reported, and no request reaches the wallet', async () => {
  const result = await sendWrite(sender, swapIntent(10n ** 30n))
  expect(problemOf(result)).toBe('wouldFail')
  expect(textOf(result)).toContain('Try increasing your slippage tolerance.')
  expect(sendRequests()).toEqual([])
})

test('any other reason for a failing swap is quoted', async () => {
  const path = [scene.a, chain.addressBook.contracts.wrappedNative] as const
  const nico = accountWithRole(chain, 'newcomer')
  const exact = { exact: 'in', amountIn: coin, minimumOut: 1n } as const
  const terms = { version: 'v2', native: 'out', path, recipient: nico, ...exact } as const
  const intent: Intent = {
    deadlineSeconds: 1200,
    shown: sealedTerms({ kind: 'swap', ...terms, deadlineSeconds: 'whenSent' }, [scene.a, 'native']),
    make: (deadlineSeconds) => ({
      write: swap({ router: chain.addressBook.contracts.v2Router, ...terms, deadlineSeconds }),
    }),
  }
  const result = await sendWrite({ ...sender, from: nico }, intent)
  expect(textOf(result)).toMatch(
    /^The transaction cannot succeed due to error: .+\. This is probably an issue with one of the tokens you are swapping\.$/,
  )
})

test('case 59: a call that works but cannot be estimated has its own sentence', async () => {
  const request: RpcRequest = async (method, params) => {
    if (method === 'eth_estimateGas') throw new Error('no estimate')
    return chain.request(method, params)
  }
  const result = await sendWrite({ ...sender, request }, swapIntent(1n))
  expect(textOf(result)).toBe('Unexpected issue with estimating the gas. Please try again.')
})

test('an unreachable chain is not reported as the person’s fault', async () => {
  const request: RpcRequest = async () => {
    throw new Error('no answer')
  }
  const result = await sendWrite({ ...sender, request }, wrapIntent())
  expect(textOf(result)).toBe('The chain did not answer. Nothing was sent. Try again in a moment.')
})

test('case 42: a rejection, a locked wallet and an invalid answer each have their sentence', async () => {
  wallet.next(SIGNING_METHODS.send, { does: 'reject' })
  expect(textOf(await sendWrite(sender, wrapIntent()))).toBe('Transaction rejected.')
  wallet.next(SIGNING_METHODS.send, { does: 'throw', error: 'out of ink' })
  expect(textOf(await sendWrite(sender, swapIntent(1n)))).toBe('Swap failed: out of ink')
  wallet.lock()
  expect(problemOf(await sendWrite(sender, wrapIntent()))).toBe('gate')
})

test.each([null, undefined, '', '0x12', 7, {}])(
  'an answer of %j from the wallet is reported as a missing hash',
  async (answer) => {
    wallet.next(SIGNING_METHODS.send, { does: 'lie', answer })
    expect(textOf(await sendWrite(sender, wrapIntent()))).toBe('No transaction hash found.')
  },
)

test('case 39: a wallet that sends something else is detected', async () => {
  const to = (params: unknown) => [{ ...(params as object[])[0], to: scene.friend, data: '0x', value: '0x1' }]
  wallet.next(SIGNING_METHODS.send, { does: 'change', to })
  expect(await sendWrite(sender, wrapIntent())).toMatchObject({
    kind: 'sent',
    check: { kind: 'other', to: scene.friend },
  })
})

test.each([
  ['amount', () => transferData(scene.friend, 6n)],
  ['recipient', () => transferData(evil, 5n)],
])('case 39: a wallet that sends a transfer with another %s is detected', async (_, data) => {
  const sent = { what: scene.a, recipient: scene.friend, amount: 5n }
  const to = (params: unknown) => [{ ...(params as object[])[0], data: data() }]
  wallet.next(SIGNING_METHODS.send, { does: 'change', to })
  const shown = sealedTerms({ kind: 'transfer', ...sent }, [scene.a])
  const result = await sendWrite(sender, { deadlineSeconds: 60, shown, make: () => ({ write: transfer(sent) }) })
  expect(result).toMatchObject({ kind: 'sent', check: { kind: 'other', to: scene.a } })
})

test('a hash that no node knows yet is checked again later', async () => {
  wallet.next(SIGNING_METHODS.send, { does: 'lie', answer: `0x${'ab'.repeat(32)}` })
  expect(await sendWrite(sender, wrapIntent())).toMatchObject({ kind: 'sent', check: { kind: 'unknown' } })
})

test('case 43: waiting can be cancelled, and the wallet’s late answer is passed on once', async () => {
  const stop = new AbortController()
  const release = Promise.withResolvers<void>()
  const late = Promise.withResolvers<SendResult>()
  wallet.next(SIGNING_METHODS.send, { does: 'late', until: release.promise })
  const opened = Promise.withResolvers<void>()
  let times = 0
  const sending = sendWrite(sender, wrapIntent(), {
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

test('no request reaches the wallet if the person cancelled before', async () => {
  const signal = AbortSignal.abort()
  expect(await sendWrite(sender, wrapIntent(), { signal })).toEqual({ kind: 'cancelled' })
  expect(sendRequests()).toEqual([])
})

test('case 48: a second click joins an open send; a click after it starts a new one', async () => {
  const intents = openIntents()
  const click = () => intents.once('wrap', () => sendWrite(sender, wrapIntent()))
  const [one, two] = await Promise.all([click(), click()])
  expect(one).toBe(two)
  expect(sendRequests()).toHaveLength(1)
  expect((await click()).kind).toBe('sent')
  expect(sendRequests()).toHaveLength(2)
})

test('case 44: if a wallet sends twice, one answer counts', async () => {
  wallet.next(SIGNING_METHODS.send, { does: 'double' })
  const results: SendResult[] = [await sendWrite(sender, wrapIntent())]
  expect(results.map(({ kind }) => kind)).toEqual(['sent'])
})

test('case 37: a chain switched during preparation is detected before the wallet is asked', async () => {
  wallet.next('eth_chainId', { does: 'lie', answer: '0x1' })
  const result = await sendWrite(sender, wrapIntent())
  expect(textOf(result)).toBe('Wrong Network. Please connect to the appropriate Ethereum network.')
  expect(sendRequests()).toEqual([])
})

test('approve, wrap, unwrap and transfer are sent', async () => {
  const sent = { what: scene.a, recipient: scene.friend, amount: 5n }
  const allowed = { token: scene.a, spender: chain.addressBook.contracts.v2Router, amount: 5n }
  const intents: ShownWrite[] = [
    { shown: sealedTerms({ kind: 'transfer', ...sent }, [scene.a]), make: () => ({ write: transfer(sent) }) },
    { shown: sealedTerms({ kind: 'approve', ...allowed }, [scene.a]), make: () => ({ write: approve(allowed) }) },
  ]
  for (const intent of intents) expect((await sendWrite(sender, { deadlineSeconds: 60, ...intent })).kind).toBe('sent')
  await mineBlock()
  const { allowance } = tokenReads(chain.request)
  expect(await allowance(scene.a, scene.account, chain.addressBook.contracts.v2Router)).toBe(5n)
})

test('a swap sends the same candidate as the seeded history', async () => {
  const intent = swapIntent(1n)
  const result = await sendWrite(sender, intent)
  if (result.kind !== 'sent') throw new Error(textOf(result))
  const { candidates } = intent.make(0n).write
  const picked = await sendUnlocked(chain.request, scene.account, intent.make(10n ** 11n).write)
  expect(result.call.data.slice(0, 10)).toBe(candidates[picked]?.data.slice(0, 10))
})
