import type { WorthPoint } from '@musi/api/worth'
import type { Address } from '@musi/domain/address'
import { dollarNumber } from '@musi/domain/charts/dollarNumber'
import type { Pair } from '@musi/domain/exchange/pair'
import { type Fraction, fraction, times } from '@musi/domain/fraction'
import { pooledWorth } from '@musi/domain/liquidity/pooledWorth'
import { dollarPrice } from '@musi/domain/staking/dollarPrice'

/** What prices are read against. */
export type WorthMarket = {
  readonly wrapped: Address
  readonly dollars: readonly Address[]
  /** Of the dollars. */
  readonly decimals: number
  /** Whoever stakes the shares of a pair has them still. */
  readonly staking: readonly { readonly pair: Address; readonly rewards: Address }[]
}

/** A balance that changed: so much more or less of a token since then. */
export type Change = { readonly token: Address; readonly timeSeconds: number; readonly amount: bigint }

/** The pools as they were at one moment. */
export type MarketMoment = {
  readonly timeSeconds: number
  readonly block: number
  readonly pairs: readonly (Pair & { readonly address: Address; readonly supply: bigint | null })[]
}

const balancesAt = (changes: readonly Change[], timeSeconds: number): ReadonlyMap<Address, bigint> => {
  const held = new Map<Address, bigint>()
  for (const change of changes)
    if (change.timeSeconds <= timeSeconds) held.set(change.token, (held.get(change.token) ?? 0n) + change.amount)
  return held
}

/** What an account had at each of these moments, by what moved until then and the pools of that moment. */
export function worthPoints(
  changes: readonly Change[],
  moments: readonly MarketMoment[],
  { wrapped, dollars, decimals }: WorthMarket,
): readonly WorthPoint[] {
  const unit = fraction(1n, 10n ** BigInt(decimals))
  return moments.map(({ timeSeconds, block, pairs }) => {
    const market = { wrapped, dollars, pairs }
    const prices = new Map<Address, Fraction | null>()
    const priceOf = (token: Address) => {
      const known = prices.get(token)
      const price = known === undefined ? dollarPrice(market, token) : known
      prices.set(token, price)
      return price
    }
    const worthOf = (token: Address, amount: bigint): Fraction | null => {
      const pool = pairs.find(({ address }) => address === token)
      if (pool === undefined) {
        const price = priceOf(token)
        return price && times(price, fraction(amount))
      }
      if (pool.supply === null || pool.supply === 0n) return null
      const sides = [
        [pool.token0, pool.reserve0],
        [pool.token1, pool.reserve1],
      ] as const
      const [one = null, other = null] = sides.map(([side, reserve]) => {
        const price = priceOf(side)
        return price && times(price, fraction(reserve * amount, pool.supply ?? 1n))
      })
      return pooledWorth(one, other)
    }
    const holdings = [...balancesAt(changes, timeSeconds)].flatMap(([token, amount]) => {
      if (amount <= 0n) return []
      const worth = worthOf(token, amount)
      return [{ token, amount: String(amount), dollars: worth && dollarNumber(times(worth, unit)) }]
    })
    return { timeSeconds, block, holdings }
  })
}
