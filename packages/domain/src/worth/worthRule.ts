import { minBigInt } from '../minBigInt.ts'
import type { Address } from '../address.ts'
import { type Pair, involves, reserveOf, otherToken } from '../exchange/pair.ts'
import { type Fraction, ONE, compare, fraction, times } from '../fraction.ts'
import { type PricedPools, type Pricing, pricingPools } from './pricingPools.ts'

/** Pools of one moment, and what counts as money in them. */
export type WorthPools = PricedPools & {
  /** Decimals of the dollars. */
  readonly decimals: number
  /** Known tokens, such as those of an address book; anybody can create others. */
  readonly known: readonly Address[]
}

/** Worth of the two sides of a pool, in smallest units of a dollar. */
export type PoolWorth = readonly [Fraction, Fraction]

/**
 * Worth in smallest units of a dollar, by the pools of one moment (spec: worth). Null without a pool, or with only a
 * thin one.
 */
export type WorthRule = {
  /** Worth of an amount of a token to its holder. */
  readonly worth: (token: Address, amount: bigint) => Fraction | null
  /**
   * Worth of a smallest unit of a price in a token, when it has `most` of them, limited by the pool's reserve. `most`
   * null: any number.
   */
  readonly price: (token: Address) => { readonly unit: Fraction; readonly most: bigint | null } | null
  /** Worth of a pool's reserves; null if neither side has one. */
  readonly pool: (pair: Pair) => PoolWorth | null
  /** True if the pool behind a token's price is too small for one (spec: charts.thin). */
  readonly isThin: (token: Address) => boolean
  /** True for known tokens; sums count no others. */
  readonly isKnown: (token: Address) => boolean
}

/** Both sides of a pool together, in dollars; below it one trade moves the price far (spec: charts.thin). */
export const THIN_DOLLARS = 1000n
const TWO = fraction(2n)

type Parts = {
  readonly isKnown: (token: Address) => boolean
  /** Null if the token is not money, or its rate is unknown. */
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
      const by = pricing(token)
      return by && (isKnown(token) ? atPrice(by, minBigInt(amount, by.held)) : sold(by, amount))
    },
    price(token) {
      const [unit, by] = isMoney(token) ? [rate(token), null] : [null, pricing(token)]
      if (by !== null) return { unit: atPrice(by, 1n), most: by.held }
      return unit && { unit, most: null }
    },
    pool: poolWorth(pools, parts),
  }
}

const inMoney = (rate: Fraction | null, amount: bigint) => rate && times(rate, fraction(amount))
const atPrice = ({ depth, held }: Pricing, amount: bigint) => times(depth, fraction(amount, held))

/** Proceeds of selling into the pool, before its fee: always less than its reserve. */
const sold = ({ depth, held }: Pricing, amount: bigint): Fraction => times(depth, fraction(amount, held + amount))

function partsOf(pools: WorthPools): Parts {
  const { wrapped, dollars, decimals, known, pairs } = pools
  const unit = 10n ** BigInt(decimals)
  const isDollar = new Set(dollars)
  const isKnown = new Set([...known, ...dollars, wrapped])
  const isEnough = (by: Pricing | null): by is Pricing =>
    by !== null && compare(times(by.depth, TWO), fraction(THIN_DOLLARS * unit)) >= 0
  const all = pricingPools(pools)
  const ofWrapped = all.pricingOf(wrapped)
  const hasRate = isEnough(ofWrapped)
  const wrappedRate = hasRate ? atPrice(ofWrapped, 1n) : null
  // A rate derived from a thin one does not count either.
  const isRate = (pair: Pair) => involves(pair, wrapped) && isDollar.has(otherToken(pair, wrapped))
  const { pricingOf } = hasRate ? all : pricingPools({ ...pools, pairs: pairs.filter((pair) => !isRate(pair)) })
  return {
    isKnown: (token) => isKnown.has(token),
    isMoney: (token) => token === wrapped || isDollar.has(token),
    rate: (token) => (isDollar.has(token) ? ONE : token === wrapped ? wrappedRate : null),
    pricing(token) {
      const by = pricingOf(token)
      return isEnough(by) ? by : null
    },
  }
}

function poolWorth({ pairs }: WorthPools, { isKnown, isMoney, rate, pricing }: Parts): WorthRule['pool'] {
  const hasMoney = ({ token0, token1 }: Pair) => rate(token0) !== null || rate(token1) !== null
  const knownPricing = (token: Address) => (isKnown(token) && !isMoney(token) ? pricing(token) : null)
  let beside: ReadonlyMap<Address, bigint> | null = null

  /** All that lies of each token in pools without money, as far as the worth of the pool is read from it. */
  function besideAll(): ReadonlyMap<Address, bigint> {
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
  const besideOf = (token: Address) => (beside ??= besideAll()).get(token) ?? 0n
  const moneySide = (pair: Pair, token: Address) =>
    isMoney(token) ? inMoney(rate(token), reserveOf(pair, token)) : null

  /** A known side counts at its price, limited in total by the reserve of the pricing pool. */
  function knownSide(pair: Pair, token: Address): Fraction | null {
    const by = knownPricing(token)
    const all = besideOf(token)
    return by && times(by.depth, fraction(reserveOf(pair, token), all > by.held ? all : by.held))
  }

  /** The token's part of the proceeds of selling all such reserves. */
  function soldSide(pair: Pair, token: Address): Fraction | null {
    const by = isKnown(token) ? null : pricing(token)
    return by && times(by.depth, fraction(reserveOf(pair, token), by.held + besideOf(token)))
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
