import { minBigInt } from '../minBigInt.ts'
import type { Address } from '../address.ts'
import { type Pair, involves, reserveOf, otherToken } from '../exchange/pair.ts'
import { type Fraction, ONE, compare, fraction, times } from '../fraction.ts'
import { type PricedPools, type Pricing, pricingPools } from './pricingPools.ts'

/** Pools at one block, and the tokens that count as money in them. */
export type WorthPools = PricedPools & {
  /** Decimals of the dollars. */
  readonly decimals: number
  /** Known tokens, such as those of an address book; anybody can create others. */
  readonly known: readonly Address[]
}

/** Worth of the two sides of a pool, in smallest units of a dollar. */
export type PoolWorth = readonly [Fraction, Fraction]

/**
 * Worth in smallest units of a dollar, by the pools at one block (spec: worth). Null if there is no pool or only a thin one.
 */
export type WorthRule = {
  /** Worth of an amount of a token to its holder. */
  readonly worth: (token: Address, amount: bigint) => Fraction | null
  /**
   * Worth of one smallest unit of a token, valid for up to `most` units, the pool's reserve. `most` is null for any
   * number.
   */
  readonly price: (token: Address) => { readonly unit: Fraction; readonly most: bigint | null } | null
  /** Worth of a pool's reserves; null if neither side has one. */
  readonly pool: (pair: Pair) => PoolWorth | null
  /** True if the pool behind a token's price is too small for one (spec: charts.thin). */
  readonly isThin: (token: Address) => boolean
  /** True for known tokens; sums count no others. */
  readonly isKnown: (token: Address) => boolean
}

/** Minimum worth of both sides of a pool in dollars; below it one trade moves the price far (spec: charts.thin). */
export const THIN_DOLLARS = 1000n
const TWO = fraction(2n)

type Parts = {
  readonly isKnown: (token: Address) => boolean
  /** Rate of a token; null if the token is not money, or its rate is unknown. */
  readonly rate: (token: Address) => Fraction | null
  readonly isMoney: (token: Address) => boolean
  readonly pricing: (token: Address) => Pricing | null
}

export function worthRule(pools: WorthPools): WorthRule {
  const parts = partsOf(pools)
  const { isKnown, isMoney, rate, pricing } = parts
  return {
    isKnown,
    isThin: (token) => (isMoney(token) ? rate(token) : pricing(token)) === null,
    worth(token, amount) {
      if (isMoney(token)) return inMoney(rate(token), amount)
      const pricingPool = pricing(token)
      return (
        pricingPool &&
        (isKnown(token)
          ? valueAtPrice(pricingPool, minBigInt(amount, pricingPool.reserve))
          : saleProceeds(pricingPool, amount))
      )
    },
    price(token) {
      const [unit, pricingPool] = isMoney(token) ? [rate(token), null] : [null, pricing(token)]
      if (pricingPool !== null) return { unit: valueAtPrice(pricingPool, 1n), most: pricingPool.reserve }
      return unit && { unit, most: null }
    },
    pool: poolWorth(pools, parts),
  }
}

const inMoney = (rate: Fraction | null, amount: bigint) => rate && times(rate, fraction(amount))
const valueAtPrice = ({ depth, reserve }: Pricing, amount: bigint) => times(depth, fraction(amount, reserve))

/** Proceeds of selling into the pool, before its fee: always less than its reserve. */
const saleProceeds = ({ depth, reserve }: Pricing, amount: bigint): Fraction =>
  times(depth, fraction(amount, reserve + amount))

function partsOf(pools: WorthPools): Parts {
  const { wrapped, dollars, decimals, known, pairs } = pools
  const unit = 10n ** BigInt(decimals)
  const isDollar = new Set(dollars)
  const isKnown = new Set([...known, ...dollars, wrapped])
  const isEnough = (pricingPool: Pricing | null): pricingPool is Pricing =>
    pricingPool !== null && compare(times(pricingPool.depth, TWO), fraction(THIN_DOLLARS * unit)) >= 0
  const all = pricingPools(pools)
  const ofWrapped = all.pricingOf(wrapped)
  const hasRate = isEnough(ofWrapped)
  const wrappedRate = hasRate ? valueAtPrice(ofWrapped, 1n) : null
  // A rate derived from a thin one does not count either.
  const isRate = (pair: Pair) => involves(pair, wrapped) && isDollar.has(otherToken(pair, wrapped))
  const { pricingOf } = hasRate ? all : pricingPools({ ...pools, pairs: pairs.filter((pair) => !isRate(pair)) })
  return {
    isKnown: (token) => isKnown.has(token),
    isMoney: (token) => token === wrapped || isDollar.has(token),
    rate: (token) => (isDollar.has(token) ? ONE : token === wrapped ? wrappedRate : null),
    pricing(token) {
      const pricingPool = pricingOf(token)
      return isEnough(pricingPool) ? pricingPool : null
    },
  }
}

function poolWorth({ pairs }: WorthPools, { isKnown, isMoney, rate, pricing }: Parts): WorthRule['pool'] {
  const hasMoney = ({ token0, token1 }: Pair) => rate(token0) !== null || rate(token1) !== null
  const knownPricing = (token: Address) => (isKnown(token) && !isMoney(token) ? pricing(token) : null)
  let reservesBeside: ReadonlyMap<Address, bigint> | null = null

  /** Total reserve of each token in pools without money whose worth is derived from that token. */
  function sumReservesBeside(): ReadonlyMap<Address, bigint> {
    const amounts = new Map<Address, bigint>()
    for (const pair of pairs) {
      if (hasMoney(pair)) continue
      const sides = [pair.token0, pair.token1]
      const known = sides.filter((token) => knownPricing(token) !== null)
      for (const token of known.length > 0 ? known : sides)
        amounts.set(token, (amounts.get(token) ?? 0n) + reserveOf(pair, token))
    }
    return amounts
  }
  const reserveBeside = (token: Address) => (reservesBeside ??= sumReservesBeside()).get(token) ?? 0n
  const moneySide = (pair: Pair, token: Address) =>
    isMoney(token) ? inMoney(rate(token), reserveOf(pair, token)) : null

  /** A known side counts at its price, limited in total by the reserve of the pricing pool. */
  function knownSide(pair: Pair, token: Address): Fraction | null {
    const pricingPool = knownPricing(token)
    const all = reserveBeside(token)
    return (
      pricingPool &&
      times(pricingPool.depth, fraction(reserveOf(pair, token), all > pricingPool.reserve ? all : pricingPool.reserve))
    )
  }

  /** The token's part of the proceeds of selling all such reserves. */
  function soldSide(pair: Pair, token: Address): Fraction | null {
    const pricingPool = isKnown(token) ? null : pricing(token)
    return (
      pricingPool &&
      times(pricingPool.depth, fraction(reserveOf(pair, token), pricingPool.reserve + reserveBeside(token)))
    )
  }

  // A pool is valued by its most reliable side: money, then known tokens, then what can be sold.
  return (pair) => {
    for (const side of [moneySide, knownSide, soldSide]) {
      const one = side(pair, pair.token0)
      const other = side(pair, pair.token1)
      const either = one ?? other
      if (either !== null) return [one ?? either, other ?? either]
    }
    return null
  }
}
