import { accountWithRole, tokenAddress } from '@musi/devchain/testing/lookUp'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import { type Address, maxUint256 } from 'viem'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Write } from '../../write.ts'
import { approve } from '../tokens/approve.ts'
import { type Swap, swap } from './swap.ts'

const world = ownWorld()
const router = world.v2Router.address
const wrapped = world.wrappedNative.address
const token = (symbol: string) => tokenAddress(world.tokens, symbol)
const exchange = (symbol: string) => world.v1.exchanges.find((each) => each.symbol === symbol)?.address ?? '0x'
const dai = token('DAI')
const wbtc = token('wBTC')
const coin = 10n ** 18n
const recipient = '0x00000000000000000000000000000000000000C0'

let chain: TestChain
let trader: Address
beforeAll(async () => {
  chain = await testChain()
  trader = accountWithRole(chain, 'trader')
})
beforeEach(() => chain.snapshot())
afterEach(() => chain.revert())

const send = (write: Write) => sendUnlocked(chain.request, trader, write)
const sendApproval = (token: Address, spender: Address) => send(approve({ token, spender, amount: maxUint256 }))
const recipientAndDeadline = { recipient, deadlineSeconds: maxUint256 } as const
const exactIn = (amountIn: bigint) => ({ exact: 'in', amountIn, minimumOut: 1n }) as const
const exactOut = (amountOut: bigint, maximumIn: bigint) => ({ exact: 'out', amountOut, maximumIn }) as const

type Case = { name: string; sold: Address | 'native'; bought: Address | 'native'; input: Swap }
const v2 = { version: 'v2', router, ...recipientAndDeadline } as const
const v1 = { version: 'v1', ...recipientAndDeadline } as const
const CASES: readonly Case[] = [
  {
    name: 'V2, native in',
    sold: 'native',
    bought: dai,
    input: { ...v2, native: 'in', path: [wrapped, dai], ...exactIn(coin) },
  },
  {
    name: 'V2, native out',
    sold: dai,
    bought: 'native',
    input: { ...v2, native: 'out', path: [dai, wrapped], ...exactIn(coin) },
  },
  {
    name: 'V2, two hops',
    sold: dai,
    bought: wbtc,
    input: { ...v2, native: 'neither', path: [dai, wrapped, wbtc], ...exactIn(coin) },
  },
  {
    name: 'V2, native for exact tokens',
    sold: 'native',
    bought: dai,
    input: { ...v2, native: 'in', path: [wrapped, dai], ...exactOut(coin, coin) },
  },
  {
    name: 'V2, tokens for exact native',
    sold: dai,
    bought: 'native',
    input: { ...v2, native: 'out', path: [dai, wrapped], ...exactOut(coin / 100n, 50n * coin) },
  },
  {
    name: 'V2, tokens for exact tokens',
    sold: dai,
    bought: wbtc,
    input: { ...v2, native: 'neither', path: [dai, wrapped, wbtc], ...exactOut(1000n, 50n * coin) },
  },
  {
    name: 'V1, native in',
    sold: 'native',
    bought: dai,
    input: { ...v1, sold: 'native', bought: 'token', exchange: exchange('DAI'), ...exactIn(coin) },
  },
  {
    name: 'V1, native for exact tokens',
    sold: 'native',
    bought: dai,
    input: { ...v1, sold: 'native', bought: 'token', exchange: exchange('DAI'), ...exactOut(coin, coin) },
  },
  {
    name: 'V1, native out',
    sold: dai,
    bought: 'native',
    input: { ...v1, sold: 'token', bought: 'native', exchange: exchange('DAI'), ...exactIn(coin) },
  },
  {
    name: 'V1, tokens for exact native',
    sold: dai,
    bought: 'native',
    input: { ...v1, sold: 'token', bought: 'native', exchange: exchange('DAI'), ...exactOut(coin / 100n, 50n * coin) },
  },
  {
    name: 'V1, tokens for tokens',
    sold: dai,
    bought: wbtc,
    input: { ...v1, sold: 'token', bought: wbtc, exchange: exchange('DAI'), ...exactIn(coin) },
  },
  {
    name: 'V1, tokens for exact tokens',
    sold: dai,
    bought: wbtc,
    input: { ...v1, sold: 'token', bought: wbtc, exchange: exchange('DAI'), ...exactOut(1000n, 50n * coin) },
  },
]

test.each(CASES)(
  '$name: the recipient gets the output, and at most the accepted maximum is sold',
  async ({ sold, bought, input }) => {
    if (sold !== 'native') await sendApproval(sold, input.version === 'v1' ? input.exchange : router)
    const { native, balance } = tokenReads(chain.request)
    const balanceOf = (what: Address | 'native', who: Address) => (what === 'native' ? native(who) : balance(what, who))
    const before = [await balanceOf(sold, trader), await balanceOf(bought, recipient)] as const
    expect(await send(swap(input))).toBe(0)
    const paid = before[0] - (await balanceOf(sold, trader))
    const got = (await balanceOf(bought, recipient)) - before[1]
    if (input.exact === 'in') expect([paid, got > 0n]).toEqual([input.amountIn, true])
    else expect([paid > 0n && paid <= input.maximumIn, got]).toEqual([true, input.amountOut])
  },
)

test('a token with a transfer fee is sold by the second candidate', async () => {
  const toll = world.oddTokens.find(({ odd }) => odd === 'fee')?.address ?? '0x'
  await sendApproval(toll, router)
  expect(await send(swap({ ...v2, native: 'out', path: [toll, wrapped], ...exactIn(coin) }))).toBe(1)
  expect(await tokenReads(chain.request).native(recipient)).toBeGreaterThan(0n)
})

test('a swap below the accepted minimum fails with every candidate', async () => {
  const input = {
    ...v2,
    native: 'in',
    path: [wrapped, dai],
    exact: 'in',
    amountIn: coin,
    minimumOut: coin ** 2n,
  } as const
  await expect(send(swap(input))).rejects.toThrow('INSUFFICIENT_OUTPUT_AMOUNT')
})
