import { accountWithRole, tokenAddress } from '@musi/devchain/testing/lookUp'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { songIdOf } from '@musi/devchain/seed/music/artists'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import { type Address, encodeFunctionData, maxUint256, numberToHex, parseAbi, zeroHash } from 'viem'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { v2RouterAbi } from '../abi/v2Router.ts'
import { accountTransactions } from '../requests/transactions/minedTransactions.ts'
import { latestBlockNumber } from '../requests/blocks/latestBlockNumber.ts'
import { receipt } from '../requests/transactions/receipt.ts'
import { transaction } from '../requests/blocks/transaction.ts'
import type { Write } from '../write.ts'
import { addLiquidity } from '../writes/liquidity/addLiquidity.ts'
import { addLiquidityFromOne } from '../writes/liquidity/addLiquidityFromOne.ts'
import { approve } from '../writes/tokens/approve.ts'
import { collectOwedShare } from '../writes/music/collectOwedShare.ts'
import { cancelAllOrders } from '../writes/collectibles/cancelAllOrders.ts'
import { createArtistToken } from '../writes/music/createArtistToken.ts'
import { openCollection } from '../writes/collectibles/openCollection.ts'
import { delegate } from '../writes/governance/delegate.ts'
import { playSong } from '../writes/music/playSong.ts'
import { registerSong } from '../writes/music/registerSong.ts'
import { replacePayee } from '../writes/music/replacePayee.ts'
import { swap } from '../writes/exchange/swap.ts'
import { swapAndPlay } from '../writes/music/swapAndPlay.ts'
import { transfer } from '../writes/tokens/transfer.ts'
import { unwrap } from '../writes/tokens/unwrap.ts'
import { wrap } from '../writes/tokens/wrap.ts'
import { type Directory, directory } from './directory.ts'
import type { Story } from './story.ts'
import { type ExplainedTransaction, callStory, explainTransaction } from './explainTransaction.ts'

const COIN = 10n ** 18n
const OTHER = '0x00000000000000000000000000000000000000c2'

let chain: TestChain
let addressDirectory: Directory
let trader: Address
let dai: Address
let wrapped: Address
let router: Address

beforeAll(async () => {
  chain = await testChain()
  const { addressBook, accounts } = chain
  addressDirectory = directory({ chainId: 31337, book: addressBook, people: accounts })
  trader = accounts.find(({ role }) => role === 'trader')?.address ?? '0x'
  dai = tokenAddress(addressBook.tokens, 'DAI')
  wrapped = addressBook.contracts.wrappedNative
  router = addressBook.contracts.v2Router
})
beforeEach(() => chain.snapshot())
afterEach(() => chain.revert())

const oddToken = (odd: string) => ownWorld().oddTokens.find((one) => one.odd === odd)?.address ?? '0x'

/** The newest transaction of the trader, or of another account, as the explorer shows it. */
async function explainNewest(sender = trader): Promise<ExplainedTransaction> {
  const { mined } = await accountTransactions(chain.request, sender, await latestBlockNumber(chain.request), 1)
  const [one] = mined
  if (one === undefined) throw new Error('Nothing was sent.')
  return explainTransaction(one.transaction, one.receipt, addressDirectory)
}

async function sendAndDescribe(write: Write, by = trader): Promise<Story> {
  await sendUnlocked(chain.request, by, write)
  return (await explainNewest(by)).story
}

const send = (call: object, method = 'eth_sendTransactionSync') =>
  chain.request(method, [{ from: trader, gas: '0x7a120', gasPrice: '0x0', ...call }])
const recipientAndDeadline = () => ({ recipient: trader, deadlineSeconds: maxUint256 })
const exactIn = { exact: 'in', amountIn: COIN, minimumOut: 1n } as const

describe('an explained transaction', () => {
  it('describes a transfer of native currency', async () => {
    const story = await sendAndDescribe(transfer({ what: 'native', recipient: OTHER, amount: COIN }))
    expect(story).toEqual({ kind: 'sent', sum: { currency: 'native', amount: COIN }, to: OTHER })
  })

  it('describes a transfer of a token', async () => {
    const story = await sendAndDescribe(transfer({ what: dai, recipient: OTHER, amount: COIN }))
    expect(story).toEqual({ kind: 'sent', sum: { currency: dai, amount: COIN }, to: OTHER })
  })

  it('describes an approval as limited, unlimited or revoked', async () => {
    const allowed = (amount: bigint) => sendAndDescribe(approve({ token: dai, spender: router, amount }))
    expect(await allowed(COIN)).toEqual({ kind: 'allowed', sum: { currency: dai, amount: COIN }, spender: router })
    expect(await allowed(maxUint256)).toEqual({ kind: 'allowedAll', token: dai, spender: router })
    expect(await allowed(0n)).toEqual({ kind: 'disallowed', token: dai, spender: router })
  })

  it('describes wrapping and unwrapping of native currency', async () => {
    expect(await sendAndDescribe(wrap({ wrappedNative: wrapped, amount: COIN }))).toEqual({
      kind: 'wrapped',
      sum: { currency: 'native', amount: COIN },
    })
    expect(await sendAndDescribe(unwrap({ wrappedNative: wrapped, amount: COIN }))).toEqual({
      kind: 'unwrapped',
      sum: { currency: wrapped, amount: COIN },
    })
  })

  it('describes a delegation of votes, and its return to the owner', async () => {
    const token = chain.addressBook.contracts.governanceToken ?? '0x'
    expect(await sendAndDescribe(delegate({ token, delegatee: OTHER }))).toEqual({ kind: 'delegated', to: OTHER })
    expect(await sendAndDescribe(delegate({ token, delegatee: trader }))).toEqual({ kind: 'delegatedToSelf' })
  })

  it('describes a withdrawal of all orders at once', async () => {
    const seaport = chain.addressBook.contracts.seaport ?? '0x'
    expect(await sendAndDescribe(cancelAllOrders(seaport))).toEqual({ kind: 'unlistedAll' })
  })

  it('shows the name of a created artist token without hidden characters', async () => {
    const factory = chain.addressBook.contracts.artistTokenFactory ?? '0x'
    const story = await sendAndDescribe(
      createArtistToken({ factory, name: 'No\u202Eva', symbol: 'NOVA', owner: trader }),
    )
    expect(story).toEqual({ kind: 'createdToken', name: { text: 'Nova' }, symbol: { text: 'NOVA' } })
  })

  it('shows the name of an opened collection without hidden characters', async () => {
    const factory = chain.addressBook.contracts.musicCollectionFactory ?? '0x'
    const story = await sendAndDescribe(openCollection({ factory, name: 'Night\u202E Bus', symbol: 'BUS', text: '' }))
    expect(story).toEqual({ kind: 'openedCollection', name: { text: 'Night Bus' } })
  })
})

it('liquidity added from one token is described by the net amount and the other token', async () => {
  const { oneTokenLiquidity: adder = '0x' } = chain.addressBook.contracts
  const deadlineSeconds = maxUint256
  const amount = 1000n * COIN
  const adding = (token: Address | 'native', otherToken: Address) =>
    addLiquidityFromOne({ adder, token, otherToken, amount, minimumShares: 1n, deadlineSeconds })
  await sendUnlocked(chain.request, trader, approve({ token: dai, spender: adder, amount }))
  for (const [token, other] of [
    [dai, wrapped],
    ['native', dai],
  ] as const) {
    await sendUnlocked(chain.request, trader, adding(token, other))
    const { story, movements } = await explainNewest()
    if (story.kind !== 'addedFromOne') throw new Error(`It is described as ${story.kind}.`)
    expect([story.sum.currency, story.token]).toEqual([token, other])
    // The refund is worth at most one unit of the other token.
    expect(story.sum.amount).toBeLessThanOrEqual(amount)
    expect(story.sum.amount).toBeGreaterThan(amount - 1_000_000n)
    const left = movements.reduce((sum, one) => {
      if (one.kind !== 'amount' || one.currency !== token) return sum
      return sum + (one.to === adder ? one.amount : 0n) - (one.from === adder ? one.amount : 0n)
    }, 0n)
    expect(left).toBe(0n)
  }
})

it('a failed addition of liquidity from one token is described by its request', async () => {
  const { oneTokenLiquidity: adder = '0x' } = chain.addressBook.contracts
  const request = { adder, token: dai, otherToken: wrapped, amount: COIN, minimumShares: 1n, deadlineSeconds: 1n }
  const [{ to, data }] = addLiquidityFromOne(request).candidates
  await send({ to, data }).catch(() => null)
  const { story, done } = await explainNewest()
  expect([done, story]).toEqual([false, { kind: 'addedFromOne', sum: { currency: dai, amount: COIN }, token: wrapped }])
})

it('a collected share is described with its amount, and a transferred share with its recipient', async () => {
  const { jukebox = '0x' } = chain.addressBook.contracts
  const artist = accountWithRole(chain, 'artist')
  const token = oddToken('refusing')
  const payees = [{ account: artist, shareBps: 10_000 }] as const
  const song = { jukebox, nonce: 1n, token, cost: COIN, payees, opensAtSeconds: null, contentHash: zeroHash }
  expect(await sendAndDescribe(registerSong(song))).toEqual({
    kind: 'registeredSong',
    sum: { currency: token, amount: COIN },
  })
  const songId = songIdOf(jukebox, trader, 1n)
  await sendUnlocked(chain.request, trader, approve({ token, spender: jukebox, amount: COIN }))
  await sendUnlocked(chain.request, trader, playSong({ jukebox, songId, maximumCost: COIN, play: { for: 'sender' } }))
  const collecting = collectOwedShare({ jukebox, token, recipient: OTHER })
  expect(await sendAndDescribe(collecting, artist)).toEqual({
    kind: 'collectedShare',
    sum: { currency: token, amount: COIN },
  })
  expect(await sendAndDescribe(replacePayee({ jukebox, songId, payee: OTHER }), artist)).toEqual({
    kind: 'handedOnShare',
    to: OTHER,
  })
})

it('a play paid in another token is described with its cost and what was paid for it, exactly (spec: contracts.swap-and-play)', async () => {
  const { jukebox = '0x', swapAndPlay: contract = '0x' } = chain.addressBook.contracts
  const usdc = tokenAddress(chain.addressBook.tokens, 'USDC')
  const payees = [{ account: OTHER, shareBps: 10_000 }] as const
  const song = { jukebox, nonce: 1n, token: dai, cost: COIN, payees, opensAtSeconds: null, contentHash: zeroHash }
  await sendUnlocked(chain.request, accountWithRole(chain, 'artist'), registerSong(song))
  const songId = songIdOf(jukebox, accountWithRole(chain, 'artist'), 1n)
  const bounds = { contract, songId, maximumPaid: COIN, maximumCost: COIN, deadlineSeconds: maxUint256 }
  const balanceOf = (token: Address, owner: Address) => tokenReads(chain.request).balance(token, owner)
  const payments = [
    { path: [wrapped, dai], isNative: true, maximumPaid: COIN },
    { path: [usdc, wrapped, dai], isNative: false, maximumPaid: 2_000_000n },
  ] as const
  await sendUnlocked(chain.request, trader, approve({ token: usdc, spender: contract, amount: 2_000_000n }))
  for (const payment of payments) {
    const earned = await balanceOf(dai, OTHER)
    const before = await balanceOf(usdc, trader)
    await sendUnlocked(chain.request, trader, swapAndPlay({ ...bounds, ...payment }))
    const { story, movements } = await explainNewest()
    if (story.kind !== 'playedWith') throw new Error(`It is described as ${story.kind}.`)
    expect([story.song, story.sum]).toEqual([{ song: songId }, { currency: dai, amount: COIN }])
    expect(story.paid.currency).toBe(payment.isNative ? 'native' : usdc)
    expect(story.paid.amount).toBeGreaterThan(0n)
    expect(story.paid.amount).toBeLessThan(payment.maximumPaid)
    expect((await balanceOf(dai, OTHER)) - earned).toBe(COIN)
    if (!payment.isNative) expect(before - (await balanceOf(usdc, trader))).toBe(story.paid.amount)
    const left = movements.reduce((sum, one) => {
      if (one.kind !== 'amount' || one.currency !== story.paid.currency) return sum
      return sum + (one.from === trader ? one.amount : 0n) - (one.to === trader ? one.amount : 0n)
    }, 0n)
    expect(left).toBe(story.paid.amount)
  }
})

describe('a swap', () => {
  it('is described by its input and output, and by what was passed on inside', async () => {
    const story = await sendAndDescribe(
      swap({ version: 'v2', router, native: 'in', path: [wrapped, dai], ...recipientAndDeadline(), ...exactIn }),
    )
    if (story.kind !== 'swapped') throw new Error(story.kind)
    expect(story.sold).toEqual({ currency: 'native', amount: COIN })
    expect(story.bought.currency).toBe(dai)
    const moved = (await explainNewest()).movements
    expect(moved[0]).toEqual({ kind: 'amount', currency: 'native', amount: COIN, from: trader, to: router })
    expect(moved.at(-1)).toMatchObject({ currency: dai, amount: story.bought.amount, to: trader })
  })

  it('for native currency is described with its output, although no log has it', async () => {
    await sendUnlocked(chain.request, trader, approve({ token: dai, spender: router, amount: COIN }))
    const path = [dai, wrapped] as const
    const story = await sendAndDescribe(
      swap({ version: 'v2', router, native: 'out', path, ...recipientAndDeadline(), ...exactIn }),
    )
    if (story.kind !== 'swapped') throw new Error(story.kind)
    expect(story.bought.currency).toBe('native')
    expect(story.bought.amount).toBeGreaterThan(0n)
    expect((await explainNewest()).movements.at(-1)).toMatchObject({ currency: 'native', from: router, to: trader })
  })

  it('for an exact output does not count the returned input as paid', async () => {
    const exact = { exact: 'out', amountOut: COIN, maximumIn: COIN } as const
    const story = await sendAndDescribe(
      swap({ version: 'v2', router, native: 'in', path: [wrapped, dai], ...recipientAndDeadline(), ...exact }),
    )
    if (story.kind !== 'swapped') throw new Error(story.kind)
    expect(story.bought).toEqual({ currency: dai, amount: COIN })
    expect(story.sold.amount).toBeLessThan(COIN / 100n)
  })

  it('for somebody else names the recipient', async () => {
    const gift = { ...recipientAndDeadline(), recipient: OTHER } as const
    const story = await sendAndDescribe(
      swap({ version: 'v2', router, native: 'in', path: [wrapped, dai], ...gift, ...exactIn }),
    )
    expect(story).toMatchObject({ kind: 'swappedFor', to: OTHER })
  })
})

it('added liquidity is described with both amounts', async () => {
  await sendUnlocked(chain.request, trader, approve({ token: dai, spender: router, amount: maxUint256 }))
  const side = { amount: COIN, minimum: 0n }
  const story = await sendAndDescribe(
    addLiquidity({ router, a: { token: dai, ...side }, b: { token: 'native', ...side }, ...recipientAndDeadline() }),
  )
  if (story.kind !== 'addedLiquidity') throw new Error(story.kind)
  const [native, token] = story.one.currency === 'native' ? [story.one, story.other] : [story.other, story.one]
  expect(token).toEqual({ currency: dai, amount: COIN })
  // One coin pairs with over a thousand DAI, so most of the coin is refunded.
  expect(native.amount).toBeLessThan(COIN / 100n)
})

describe('a pending or failed transaction', () => {
  const swapCall = () => {
    const args = [2n * COIN, [wrapped, dai], trader, maxUint256] as const
    const data = encodeFunctionData({ abi: v2RouterAbi, functionName: 'swapExactETHForTokens', args })
    return { to: router, data, value: numberToHex(COIN) }
  }

  it('is described by its request, with its limits', async () => {
    await chain.request('evm_setAutomine', [false])
    try {
      const hash = (await send(swapCall(), 'eth_sendTransaction')) as `0x${string}`
      const waiting = await transaction(chain.request, hash)
      expect(waiting?.at).toBeNull()
      expect(await receipt(chain.request, hash)).toBeNull()
      if (waiting === null) return
      const { story, done, movements } = explainTransaction(waiting, null, addressDirectory)
      expect({ done, movements }).toEqual({ done: false, movements: [] })
      expect(story).toEqual({
        kind: 'swapped',
        sold: { currency: 'native', amount: COIN },
        bought: { currency: dai, amount: 2n * COIN, limit: 'atLeast' },
      })
    } finally {
      await chain.request('evm_setAutomine', [true])
    }
  })
})

describe('an unknown transaction', () => {
  it('of an unknown function is described as a use of a contract', async () => {
    await chain.request('anvil_setCode', [OTHER, '0x00'])
    await send({ to: OTHER, data: '0x12345678' })
    const { story, call } = await explainNewest()
    expect({ story, call }).toEqual({ story: { kind: 'used', contract: OTHER }, call: null })
  })

  it('does not fail on bytes that only begin like a known function', async () => {
    await chain.request('anvil_setCode', [OTHER, '0x00'])
    await send({ to: OTHER, data: '0xa9059cbb00' })
    expect((await explainNewest()).story).toEqual({ kind: 'used', contract: OTHER })
  })

  it('of a new contract shows the contract’s address', async () => {
    await send({ data: '0x6001600055' })
    const { story, receipt } = await explainNewest()
    expect(story).toEqual({ kind: 'deployedAt', contract: receipt?.created })
  })
})

it.each([
  ['a grant', () => transfer({ what: dai, recipient: OTHER, amount: COIN }), 'sent'],
  [
    'a swap',
    () => swap({ version: 'v2', router, path: [dai, wrapped], native: 'out', ...recipientAndDeadline(), ...exactIn }),
    'swapped',
  ],
] as const)('a call that was not sent yet is described as a proposal, not as done: %s', (_, write, kind) => {
  expect(callStory(trader, write().candidates[0], addressDirectory).story.kind).toBe(kind)
})

const ADMIN_ABI = parseAbi([
  'function setDelay(uint256 delay)',
  'function setPendingAdmin(address pendingAdmin)',
  'function acceptAdmin()',
  'function setFeeTo(address feeTo)',
  'function setFeeToSetter(address feeToSetter)',
])
it.each([
  ['setDelay', [259_200n], { kind: 'changedDelay', contract: OTHER, span: { seconds: 259_200n } }],
  ['setPendingAdmin', [OTHER], { kind: 'offeredAdmin', contract: OTHER, to: OTHER }],
  ['acceptAdmin', [], { kind: 'becameAdmin', contract: OTHER }],
  ['setFeeTo', [OTHER], { kind: 'namedFeeReceiver', to: OTHER }],
  ['setFeeToSetter', [OTHER], { kind: 'namedFeeSetter', to: OTHER }],
] as const)('an administrative change is described: %s', (functionName, args, story) => {
  const data = encodeFunctionData({ abi: ADMIN_ABI, functionName, args })
  expect(callStory(trader, { to: OTHER, data, value: 0n }, addressDirectory).story).toEqual(story)
})
