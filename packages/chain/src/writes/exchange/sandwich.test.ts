// Case 14 on a chain: a swap keeps its promise when a rival trades before and after it, in every kind of pool and at every slippage.
import { tokenAddress } from '@musi/devchain/testing/lookUp'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import { type Address, maxUint256 } from 'viem'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Write } from '../../write.ts'
import { approve } from '../tokens/approve.ts'
import type { ExactAmounts } from '../exactAmounts.ts'
import { type Swap, swap } from './swap.ts'

/** `path`: currencies by symbol; V2 holds `native` wrapped. `rivalAt`: index of the pool the rival trades in. */
type SwapCase = {
  name: string
  version: 'v1' | 'v2'
  path: readonly string[]
  rivalAt: number
  amountIn: bigint
  amountOut: bigint
}
/** Reserves of a pool in the incoming and the outgoing token. */
type HopReserves = { into: bigint; from: bigint }

const COIN = 10n ** 18n
const SWAP_CASES: readonly SwapCase[] = [
  {
    name: 'in one pool',
    version: 'v2',
    path: ['native', 'OM'],
    rivalAt: 0,
    amountIn: COIN / 2n,
    amountOut: 500n * COIN,
  },
  { name: 'on V1', version: 'v1', path: ['native', 'DAI'], rivalAt: 0, amountIn: COIN / 2n, amountOut: 1000n * COIN },
  {
    name: 'on V1 from token to token',
    version: 'v1',
    path: ['DAI', 'native', 'wBTC'],
    rivalAt: 1,
    amountIn: 500n * COIN,
    amountOut: 100_000n,
  },
  {
    name: 'through two pools',
    version: 'v2',
    path: ['native', 'USDC', 'IGG'],
    rivalAt: 1,
    amountIn: COIN / 50n,
    amountOut: 10_000_000n,
  },
  {
    name: 'through three pools',
    version: 'v2',
    path: ['OM', 'native', 'USDC', 'IGG'],
    rivalAt: 0,
    amountIn: 500n * COIN,
    amountOut: 40_000_000n,
  },
]
const SLIPPAGES = [10, 50, 100, 4999]
const CASES = SWAP_CASES.flatMap((way) =>
  SLIPPAGES.map((slippageBps) => ({ ...way, slippageBps, percent: slippageBps / 100 })),
)

const world = ownWorld()
const wrapped = world.wrappedNative.address
let chain: TestChain
let [victim, rival]: Address[] = []
beforeAll(async () => {
  chain = await testChain()
  ;[victim, rival] = chain.accounts.map(({ address }) => address)
})
beforeEach(() => chain.snapshot())
afterEach(() => chain.revert())

const tokenOf = (symbol: string): Address =>
  symbol === 'native' ? wrapped : tokenAddress(chain.addressBook.tokens, symbol)
const exchangeOf = (symbol: string): Address => world.v1.exchanges.find((one) => one.symbol === symbol)?.address ?? '0x'
const pairOf = (...symbols: string[]): Address => {
  const sides = symbols.map(tokenOf)
  return chain.addressBook.pools.find(({ tokens }) => sides.every((side) => tokens.includes(side)))?.pair ?? '0x'
}
const balanceOf = (owner: Address, symbol: string) => {
  const { native, balance } = tokenReads(chain.request)
  return symbol === 'native' ? native(owner) : balance(tokenOf(symbol), owner)
}

const hopsOf = ({ version, path }: SwapCase): Promise<HopReserves[]> =>
  Promise.all(
    path.slice(1).map(async (to, at) => {
      const from = path[at] ?? ''
      if (version === 'v1') {
        const exchange = exchangeOf(from === 'native' ? to : from)
        return { into: await balanceOf(exchange, from), from: await balanceOf(exchange, to) }
      }
      const { balance } = tokenReads(chain.request)
      const pair = pairOf(from, to)
      return { into: await balance(tokenOf(from), pair), from: await balance(tokenOf(to), pair) }
    }),
  )

// Independent arithmetic, so that the code under test does not check itself.
const poolOutput = (sold: bigint, { into, from }: HopReserves) => (sold * 997n * from) / (into * 1000n + sold * 997n)
const routeOutput = (sold: bigint, hops: readonly HopReserves[]) => hops.reduce(poolOutput, sold)
const routeInput = (bought: bigint, hops: readonly HopReserves[]) =>
  hops.reduceRight((amount, { into, from }) => (into * amount * 1000n) / ((from - amount) * 997n) + 1n, bought)
const afterFront = (hops: readonly HopReserves[], at: number, front: bigint) =>
  hops.map((hop, place) => (place === at ? { into: hop.into + front, from: hop.from - poolOutput(front, hop) } : hop))

/** The largest amount for which `isKept` holds; it fails for all larger ones. */
function largestAmount(isKept: (front: bigint) => boolean, limit: bigint): bigint {
  let low = 0n
  let high = limit
  while (low < high) {
    const front = (low + high + 1n) / 2n
    if (isKept(front)) low = front
    else high = front - 1n
  }
  return low
}

type Swapped = Pick<SwapCase, 'version' | 'path'>

function swapOf({ version, path }: Swapped, recipient: Address, amounts: ExactAmounts): Swap {
  const ending = { recipient, deadlineSeconds: maxUint256, ...amounts }
  const [first = '', last = ''] = [path[0], path.at(-1)]
  if (version === 'v2') {
    const native = first === 'native' ? 'in' : last === 'native' ? 'out' : 'neither'
    const [from = '0x', to = '0x', ...further] = path.map(tokenOf)
    return { version, router: world.v2Router.address, native, path: [from, to, ...further], ...ending }
  }
  if (first === 'native') return { version, exchange: exchangeOf(last), sold: 'native', bought: 'token', ...ending }
  const bought = last === 'native' ? 'native' : tokenOf(last)
  return { version, exchange: exchangeOf(first), sold: 'token', bought, ...ending }
}

const send = (by: Address, write: Write) => sendUnlocked(chain.request, by, write)

async function sendApproval(by: Address, { version, path }: Swapped): Promise<void> {
  const [first = ''] = path
  if (first === 'native') return
  const spender = version === 'v1' ? exchangeOf(first) : world.v2Router.address
  await send(by, approve({ token: tokenOf(first), spender, amount: maxUint256 }))
}

/** The rival swaps an amount in its pool, forwards or back. */
async function sendRivalSwap({ version, path, rivalAt }: SwapCase, amountIn: bigint, direction: 'front' | 'back') {
  const pool = path.slice(rivalAt, rivalAt + 2)
  const swapped = { version, path: direction === 'front' ? pool : pool.toReversed() }
  await sendApproval(rival ?? '0x', swapped)
  await send(rival ?? '0x', swap(swapOf(swapped, rival ?? '0x', { exact: 'in', amountIn, minimumOut: 1n })))
}

test.each(CASES)(
  'case 14: a sandwich $name at $percent % leaves at least the promised minimum, and the swap fails if the sandwich is a wei larger',
  async ({ slippageBps, ...way }) => {
    const { amountIn, path, rivalAt } = way
    const trader = victim ?? '0x'
    const bought = path.at(-1) ?? ''
    await sendApproval(trader, way)
    await chain.snapshot()
    const hops = await hopsOf(way)
    const minimumOut = (routeOutput(amountIn, hops) * 10_000n) / BigInt(10_000 + slippageBps)
    const left = (front: bigint) => routeOutput(amountIn, afterFront(hops, rivalAt, front))
    const front = largestAmount((one) => left(one) >= minimumOut, hops[rivalAt]?.into ?? 0n)
    const sent = () => send(trader, swap(swapOf(way, trader, { exact: 'in', amountIn, minimumOut })))

    await sendRivalSwap(way, front + 1n, 'front')
    await expect(sent()).rejects.toThrow('No way of swap works')
    await chain.revert()

    const before = [await balanceOf(trader, path[0] ?? ''), await balanceOf(trader, bought)] as const
    await sendRivalSwap(way, front, 'front')
    await sent()
    expect(before[0] - (await balanceOf(trader, path[0] ?? ''))).toBe(amountIn)
    const got = (await balanceOf(trader, bought)) - before[1]
    expect(got).toBe(left(front))
    expect(got).toBeGreaterThanOrEqual(minimumOut)
    await sendRivalSwap(way, poolOutput(front, hops[rivalAt] ?? { into: 0n, from: 0n }), 'back')
    expect((await balanceOf(trader, bought)) - before[1]).toBe(got)
  },
)

test.each(SWAP_CASES)(
  'case 14: a sandwich $name around an exact output costs at most the promised maximum, and the swap fails if the sandwich is a wei larger',
  async (way) => {
    const { amountOut, path, rivalAt } = way
    const victimAddress = victim ?? '0x'
    const bought = path.at(-1) ?? ''
    await sendApproval(victimAddress, way)
    await chain.snapshot()
    const hops = await hopsOf(way)
    const maximumIn = (routeInput(amountOut, hops) * 10_050n) / 10_000n
    const paid = (front: bigint) => routeInput(amountOut, afterFront(hops, rivalAt, front))
    const front = largestAmount((one) => paid(one) <= maximumIn, hops[rivalAt]?.into ?? 0n)
    const sent = () => send(victimAddress, swap(swapOf(way, victimAddress, { exact: 'out', amountOut, maximumIn })))

    await sendRivalSwap(way, front + 1n, 'front')
    await expect(sent()).rejects.toThrow('No way of swap works')
    await chain.revert()

    const before = [await balanceOf(victimAddress, path[0] ?? ''), await balanceOf(victimAddress, bought)] as const
    await sendRivalSwap(way, front, 'front')
    await sent()
    expect((await balanceOf(victimAddress, bought)) - before[1]).toBe(amountOut)
    const cost = before[0] - (await balanceOf(victimAddress, path[0] ?? ''))
    expect(cost).toBe(paid(front))
    expect(cost).toBeLessThanOrEqual(maximumIn)
  },
)
