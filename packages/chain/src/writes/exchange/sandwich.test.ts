// Case 14 on a chain: what a swap promises holds with a rival in front and behind, in every kind of pool and at every slippage.
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

/** `path`: native is the native currency, which V2 holds wrapped. `rivalAt`: the pool that the rival is in. */
type Way = {
  name: string
  version: 'v1' | 'v2'
  path: readonly string[]
  rivalAt: number
  amountIn: bigint
  amountOut: bigint
}
/** Reserves of a pool in the incoming and the outgoing token. */
type Hop = { into: bigint; from: bigint }

const COIN = 10n ** 18n
const WAYS: readonly Way[] = [
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
const CASES = WAYS.flatMap((way) =>
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
  symbol === 'native' ? wrapped : (chain.addressBook.tokens.find((one) => one.symbol === symbol)?.address ?? '0x')
const exchangeOf = (symbol: string): Address => world.v1.exchanges.find((one) => one.symbol === symbol)?.address ?? '0x'
const pairOf = (...symbols: string[]): Address => {
  const sides = symbols.map(tokenOf)
  return chain.addressBook.pools.find(({ tokens }) => sides.every((side) => tokens.includes(side)))?.pair ?? '0x'
}
const holds = (owner: Address, symbol: string) => {
  const { native, balance } = tokenReads(chain.request)
  return symbol === 'native' ? native(owner) : balance(tokenOf(symbol), owner)
}

const hopsOf = ({ version, path }: Way): Promise<Hop[]> =>
  Promise.all(
    path.slice(1).map(async (to, at) => {
      const from = path[at] ?? ''
      if (version === 'v1') {
        const exchange = exchangeOf(from === 'native' ? to : from)
        return { into: await holds(exchange, from), from: await holds(exchange, to) }
      }
      const { balance } = tokenReads(chain.request)
      const pair = pairOf(from, to)
      return { into: await balance(tokenOf(from), pair), from: await balance(tokenOf(to), pair) }
    }),
  )

// By arithmetic of its own: nothing of what is tested says what is right.
const poolGives = (sold: bigint, { into, from }: Hop) => (sold * 997n * from) / (into * 1000n + sold * 997n)
const gives = (sold: bigint, hops: readonly Hop[]) => hops.reduce(poolGives, sold)
const costs = (bought: bigint, hops: readonly Hop[]) =>
  hops.reduceRight((amount, { into, from }) => (into * amount * 1000n) / ((from - amount) * 997n) + 1n, bought)
const afterFront = (hops: readonly Hop[], at: number, front: bigint) =>
  hops.map((hop, place) => (place === at ? { into: hop.into + front, from: hop.from - poolGives(front, hop) } : hop))

/** The most for which `isKept` still holds; from some amount on it does not. */
function widest(isKept: (front: bigint) => boolean, limit: bigint): bigint {
  let low = 0n
  let high = limit
  while (low < high) {
    const front = (low + high + 1n) / 2n
    if (isKept(front)) low = front
    else high = front - 1n
  }
  return low
}

type Swapped = Pick<Way, 'version' | 'path'>

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

async function allow(by: Address, { version, path }: Swapped): Promise<void> {
  const [first = ''] = path
  if (first === 'native') return
  const spender = version === 'v1' ? exchangeOf(first) : world.v2Router.address
  await send(by, approve({ token: tokenOf(first), spender, amount: maxUint256 }))
}

/** The rival swaps so much in its pool, one way or back. */
async function rivalSwaps({ version, path, rivalAt }: Way, amountIn: bigint, direction: 'front' | 'back') {
  const pool = path.slice(rivalAt, rivalAt + 2)
  const swapped = { version, path: direction === 'front' ? pool : pool.toReversed() }
  await allow(rival ?? '0x', swapped)
  await send(rival ?? '0x', swap(swapOf(swapped, rival ?? '0x', { exact: 'in', amountIn, minimumOut: 1n })))
}

test.each(CASES)(
  'case 14: a sandwich $name at $percent % takes no more than was promised, and fails when it is a wei wider',
  async ({ slippageBps, ...way }) => {
    const { amountIn, path, rivalAt } = way
    const who = victim ?? '0x'
    const bought = path.at(-1) ?? ''
    await allow(who, way)
    await chain.snapshot()
    const hops = await hopsOf(way)
    const minimumOut = (gives(amountIn, hops) * 10_000n) / BigInt(10_000 + slippageBps)
    const left = (front: bigint) => gives(amountIn, afterFront(hops, rivalAt, front))
    const front = widest((one) => left(one) >= minimumOut, hops[rivalAt]?.into ?? 0n)
    const sent = () => send(who, swap(swapOf(way, who, { exact: 'in', amountIn, minimumOut })))

    await rivalSwaps(way, front + 1n, 'front')
    await expect(sent()).rejects.toThrow('No way of swap works')
    await chain.revert()

    const before = [await holds(who, path[0] ?? ''), await holds(who, bought)] as const
    await rivalSwaps(way, front, 'front')
    await sent()
    expect(before[0] - (await holds(who, path[0] ?? ''))).toBe(amountIn)
    const got = (await holds(who, bought)) - before[1]
    expect(got).toBe(left(front))
    expect(got).toBeGreaterThanOrEqual(minimumOut)
    await rivalSwaps(way, poolGives(front, hops[rivalAt] ?? { into: 0n, from: 0n }), 'back')
    expect((await holds(who, bought)) - before[1]).toBe(got)
  },
)

test.each(WAYS)(
  'case 14: a sandwich $name around an exact output costs no more than was promised, and fails when it is a wei wider',
  async (way) => {
    const { amountOut, path, rivalAt } = way
    const who = victim ?? '0x'
    const bought = path.at(-1) ?? ''
    await allow(who, way)
    await chain.snapshot()
    const hops = await hopsOf(way)
    const maximumIn = (costs(amountOut, hops) * 10_050n) / 10_000n
    const paid = (front: bigint) => costs(amountOut, afterFront(hops, rivalAt, front))
    const front = widest((one) => paid(one) <= maximumIn, hops[rivalAt]?.into ?? 0n)
    const sent = () => send(who, swap(swapOf(way, who, { exact: 'out', amountOut, maximumIn })))

    await rivalSwaps(way, front + 1n, 'front')
    await expect(sent()).rejects.toThrow('No way of swap works')
    await chain.revert()

    const before = [await holds(who, path[0] ?? ''), await holds(who, bought)] as const
    await rivalSwaps(way, front, 'front')
    await sent()
    expect((await holds(who, bought)) - before[1]).toBe(amountOut)
    const cost = before[0] - (await holds(who, path[0] ?? ''))
    expect(cost).toBe(paid(front))
    expect(cost).toBeLessThanOrEqual(maximumIn)
  },
)
