// A rival's sandwich around a swap, in one pool of its path, on V1 or V2.
import { v1ExchangeAbi } from '@musi/chain/abi/v1Exchange'
import { v2RouterAbi } from '@musi/chain/abi/v2Router'
import { tokenAbi } from '@musi/chain/abi/token'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import type { TestChain } from '@musi/devchain/testing/testChain'
import { type Address, encodeFunctionData, maxUint256 } from 'viem'
import { LATER, approveRouter, poolOutput, buyAsRival, sellAsRival, send } from './rivalSteps.ts'
import { balanceOf, tokenOf } from './swapSteps.ts'
import { SECOND } from './walletSteps.ts'

export type Version = 'v1' | 'v2'
/** Reserves of a pool in the incoming and the outgoing token. */
type Hop = { into: bigint; from: bigint }

/** The V1 exchange of a token. */
function exchangeOf(symbol: string): Address {
  const ownExchange = ownWorld().v1.exchanges.find((exchange) => exchange.symbol === symbol)
  if (ownExchange === undefined) throw new Error(`V1 has no exchange of ${symbol}.`)
  return ownExchange.address
}

const exchangeBetween = (one: string, other: string) => exchangeOf(one === 'WETH' ? other : one)

function poolBetween(chain: TestChain, one: string, other: string): Address {
  const sides = [tokenOf(chain, one), tokenOf(chain, other)]
  const pool = chain.addressBook.pools.find(({ tokens }) => sides.every((side) => tokens.includes(side)))
  if (pool === undefined) throw new Error(`There is no pool of ${one} and ${other}.`)
  return pool.pair
}

const steps = (path: readonly string[]) => path.slice(1).map((to, at) => [path[at] ?? '', to] as const)

/** Current reserves of the pools along a path. WETH stands for native currency, which V1 holds. */
export function hopsOf(chain: TestChain, version: Version, path: readonly string[]): Promise<Hop[]> {
  const pools = steps(path).map(async ([one, other]): Promise<Hop> => {
    if (version === 'v2') {
      const pair = poolBetween(chain, one, other)
      return { into: await balanceOf(chain, pair, one), from: await balanceOf(chain, pair, other) }
    }
    const exchange = exchangeBetween(one, other)
    const balance = (symbol: string) => balanceOf(chain, exchange, symbol === 'WETH' ? 'ETH' : symbol)
    return { into: await balance(one), from: await balance(other) }
  })
  return Promise.all(pools)
}

/** The output at the end of the path. */
export const pathOutput = (sold: bigint, hops: readonly Hop[]): bigint =>
  hops.reduce((amount, { into, from }) => poolOutput(amount, into, from), sold)

/** The input needed for an output, by the formula of both versions. */
export const pathInput = (bought: bigint, hops: readonly Hop[]): bigint =>
  hops.reduceRight((amount, { into, from }) => (into * amount * 1000n) / ((from - amount) * 997n) + 1n, bought)

/** The pools after `front` was swapped through one of them. */
export const afterFront = (hops: readonly Hop[], at: number, front: bigint): Hop[] =>
  hops.map((hop, place) =>
    place === at ? { into: hop.into + front, from: hop.from - poolOutput(front, hop.into, hop.from) } : hop,
  )

/** The largest amount for which `isKept` is true, given that it is false above some amount. */
export function widest(isKept: (front: bigint) => boolean, limit: bigint): bigint {
  let low = 0n
  let high = limit
  while (low < high) {
    const front = (low + high + 1n) / 2n
    if (isKept(front)) low = front
    else high = front - 1n
  }
  return low
}

/** Approves the rival's tokens for the sandwich. */
export async function approveAsRival(chain: TestChain, version: Version, symbols: readonly string[]): Promise<void> {
  for (const symbol of symbols) {
    if (symbol === 'WETH') continue
    if (version === 'v2') await approveRouter(chain, SECOND, symbol)
    else await approveOnV1(chain, SECOND, symbol)
  }
}

export function approveOnV1(chain: TestChain, owner: Address, symbol: string) {
  const args = [exchangeOf(symbol), maxUint256] as const
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args })
  return send(chain, { from: owner, to: tokenOf(chain, symbol), data })
}

/** The rival swaps in one pool, without a minimum. */
export function swapAsRival(chain: TestChain, version: Version, [from, to]: readonly [string, string], amount: bigint) {
  if (version === 'v1') return swapAsRivalOnV1(chain, [from, to], amount)
  if (from === 'WETH') return buyAsRival(chain, to, amount)
  if (to === 'WETH') return sellAsRival(chain, from, amount)
  const args = [amount, 0n, [tokenOf(chain, from), tokenOf(chain, to)], SECOND, LATER] as const
  const data = encodeFunctionData({ abi: v2RouterAbi, functionName: 'swapExactTokensForTokens', args })
  return send(chain, { to: chain.addressBook.contracts.v2Router, data })
}

function swapAsRivalOnV1(chain: TestChain, [from, to]: readonly [string, string], amount: bigint) {
  const abi = v1ExchangeAbi
  const exchange = exchangeBetween(from, to)
  if (from === 'WETH') {
    const data = encodeFunctionData({ abi, functionName: 'ethToTokenTransferInput', args: [1n, LATER, SECOND] })
    return send(chain, { to: exchange, data, value: amount })
  }
  const args = [amount, 1n, LATER, SECOND] as const
  const data = encodeFunctionData({ abi, functionName: 'tokenToEthTransferInput', args })
  return send(chain, { to: exchange, data })
}
