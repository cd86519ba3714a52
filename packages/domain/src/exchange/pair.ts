import type { Address } from '../address.ts'
import { type Fraction, fraction } from '../fraction.ts'
import { type HopProblem, hopIn, hopOut } from './hop.ts'

/** A pool of two tokens, ordered by address, as on chain. */
export type Pair = {
  readonly token0: Address
  readonly token1: Address
  readonly reserve0: bigint
  readonly reserve1: bigint
}

/** Addresses compare as numbers, so the case of the checksum must not matter. */
export const sortsBefore = (one: Address, other: Address): boolean => one.toLowerCase() < other.toLowerCase()

/** Builds a pair from two tokens in any order. */
export function pairOf(tokenA: Address, reserveA: bigint, tokenB: Address, reserveB: bigint): Pair {
  if (tokenA === tokenB) throw new RangeError(`A pair has two tokens, not ${tokenA} twice.`)
  return sortsBefore(tokenA, tokenB)
    ? { token0: tokenA, token1: tokenB, reserve0: reserveA, reserve1: reserveB }
    : { token0: tokenB, token1: tokenA, reserve0: reserveB, reserve1: reserveA }
}

export const involves = ({ token0, token1 }: Pair, token: Address): boolean => token === token0 || token === token1

export const otherToken = (pair: Pair, token: Address): Address =>
  requireToken(pair, token) === pair.token0 ? pair.token1 : pair.token0

export const reserveOf = (pair: Pair, token: Address): bigint =>
  requireToken(pair, token) === pair.token0 ? pair.reserve0 : pair.reserve1

function requireToken(pair: Pair, token: Address): Address {
  if (!involves(pair, token)) throw new RangeError(`${token} is not in the pair of ${pair.token0} and ${pair.token1}.`)
  return token
}

/** Output of a swap for an amount of a token. */
export const outputFor = (pair: Pair, token: Address, sold: bigint): bigint | HopProblem =>
  hopOut('v2', sold, reserveOf(pair, token), reserveOf(pair, otherToken(pair, token)))

/** Amount of a token a swap needs for an output of the other. */
export const inputFor = (pair: Pair, token: Address, bought: bigint): bigint | HopProblem =>
  hopIn('v2', bought, reserveOf(pair, token), reserveOf(pair, otherToken(pair, token)))

/** Units of the other token per unit of this one before any trade; null if the pool is empty. */
export function spotPrice(pair: Pair, token: Address): Fraction | null {
  const ownReserve = reserveOf(pair, token)
  const otherReserve = reserveOf(pair, otherToken(pair, token))
  return ownReserve === 0n || otherReserve === 0n ? null : fraction(otherReserve, ownReserve)
}

/** The pair after a swap. The fee stays in the pool. */
export function pairAfter(pair: Pair, token: Address, sold: bigint, bought: bigint): Pair {
  const other = otherToken(pair, token)
  return pairOf(token, reserveOf(pair, token) + sold, other, reserveOf(pair, other) - bought)
}
