import { approve } from '@musi/chain/writes/tokens/approve'
import { type Swap, swap } from '@musi/chain/writes/exchange/swap'
import { type Address, maxUint256 } from 'viem'
import { stepOf } from '../stepOf.ts'
import type { Pool } from './pools.ts'
import { amountIn, amountOut, applyTrade } from './quote.ts'
import type { SeedState } from '../seedState.ts'
import type { Step } from '../timeline.ts'

export type Currency = Address | 'native'
export type Trade = {
  by: Address
  path: readonly [Currency, ...Address[], Currency]
} & ({ exact: 'in'; amount: bigint } | { exact: 'out'; amount: bigint })

/** Slippage people accept: 5 % less output, or more input. */
const minimumOf = (amount: bigint) => (amount * 95n) / 100n
export const maximumOf = (amount: bigint) => (amount * 105n) / 100n

/** The seed's deadline, because nothing waits on a chain of our own. */
export const NO_DEADLINE = maxUint256

/** An unlimited approval, if the account has not given it before. */
export function approvalSteps({ balances }: SeedState, by: Address, token: Currency, spender: Address): Step[] {
  if (token === 'native' || !balances.needsApproval(by, token, spender)) return []
  return [stepOf(by, 'A token is approved', approve({ token, spender, amount: maxUint256 }))]
}

type Hop = { pool: Pool; sold: Address }

/** Amounts of a trade: the input, then the output of each hop, in the order of the path. */
function amountsOf(hops: readonly Hop[], { exact, amount }: Pick<Trade, 'exact' | 'amount'>): bigint[] {
  if (exact === 'in')
    return hops.reduce((all, { pool, sold }) => [...all, amountOut(pool, sold, all.at(-1) ?? 0n)], [amount])
  return hops.reduceRight((all, { pool, sold }) => [amountIn(pool, sold, all[0] ?? 0n), ...all], [amount])
}

/** Input and output of a trade, after moving every pool on its path. */
function walkPools(pools: readonly Pool[], path: readonly Address[], trade: Trade) {
  const hops = pools.map((pool, at) => ({ pool, sold: path[at] ?? '0x' }))
  const amounts = amountsOf(hops, trade)
  hops.forEach(({ pool, sold }, at) => applyTrade(pool, sold, amounts[at] ?? 0n, amounts[at + 1] ?? 0n))
  return { paid: amounts[0] ?? 0n, got: amounts.at(-1) ?? 0n }
}

const settleBalances = ({ balances }: SeedState, { by, path }: Trade, paid: bigint, got: bigint) => {
  const sold = path[0]
  const bought = path.at(-1)
  if (sold !== 'native') balances.change(by, sold, -paid)
  if (bought !== undefined && bought !== 'native') balances.change(by, bought, got)
}

const exactAmounts = ({ exact, amount }: Trade, paid: bigint, got: bigint) =>
  exact === 'in'
    ? ({ exact, amountIn: amount, minimumOut: minimumOf(got) } as const)
    : ({ exact, amountOut: amount, maximumIn: maximumOf(paid) } as const)

/** Updates the pools by a swap; null if the path is too short. */
export function tradeOn(seed: SeedState, trade: Trade) {
  const { world, market } = seed
  const [first, ...others] = trade.path.map((one) => (one === 'native' ? world.wrappedNative.address : one))
  const [second = first, ...rest] = others
  if (first === undefined || second === undefined) return null
  const path = [first, second, ...rest] as const
  const pools = path.slice(1).map((token, at) => market.poolOf(path[at] ?? token, token))
  const { paid, got } = walkPools(pools, path, trade)
  settleBalances(seed, trade, paid, got)
  return { path, paid, got }
}

/** A swap with the approval it needs. */
export function tradeSteps(seed: SeedState, trade: Trade): Step[] {
  const traded = tradeOn(seed, trade)
  if (traded === null) return []
  const { path, paid, got } = traded
  const router = seed.world.v2Router.address
  const native = trade.path[0] === 'native' ? 'in' : trade.path.at(-1) === 'native' ? 'out' : 'neither'
  const ends = { version: 'v2', router, path, native, recipient: trade.by, deadlineSeconds: NO_DEADLINE } as const
  const what: Swap = { ...ends, ...exactAmounts(trade, paid, got) }
  return [...approvalSteps(seed, trade.by, trade.path[0], router), stepOf(trade.by, 'A swap', swap(what))]
}

/** A trade on V1 exchanges, where every trade goes through native currency. */
export function tradeV1Steps(seed: SeedState, trade: Trade): Step[] {
  const { market, world } = seed
  const sold = trade.path[0]
  const bought = trade.path.at(-1) ?? 'native'
  const wrapped = world.wrappedNative.address
  const path = [sold, ...(sold === 'native' || bought === 'native' ? [] : [wrapped]), bought]
  const ways = path.map((one) => (one === 'native' ? wrapped : one))
  const tokens = [sold, bought].filter((one): one is Address => one !== 'native')
  const { paid, got } = walkPools(tokens.map(market.exchangeOf), ways, trade)
  settleBalances(seed, trade, paid, got)
  const exchange = market.exchangeOf(tokens[0] ?? wrapped).address
  const ends = { version: 'v1', exchange, recipient: trade.by, deadlineSeconds: NO_DEADLINE } as const
  const amounts = exactAmounts(trade, paid, got)
  const what: Swap =
    sold === 'native' ? { ...ends, sold, bought: 'token', ...amounts } : { ...ends, sold: 'token', bought, ...amounts }
  return [...approvalSteps(seed, trade.by, sold, exchange), stepOf(trade.by, 'A swap on V1', swap(what))]
}
