import type { WorthPoint } from '@musi/api/history/worth'
import type { Address } from '@musi/domain/address'
import { dollarNumber } from '@musi/domain/charts/dollarNumber'
import type { Pair } from '@musi/domain/exchange/pair'
import { type Fraction, fraction, plus, times } from '@musi/domain/fraction'
import { worthRule } from '@musi/domain/worth/worthRule'

/** What prices are read against. */
export type WorthMarket = {
  readonly wrapped: Address
  readonly dollars: readonly Address[]
  /** Of the dollars. */
  readonly decimals: number
  /** Tokens of the address book: all others anybody can make. */
  readonly known: readonly Address[]
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
  market: WorthMarket,
): readonly WorthPoint[] {
  const unit = fraction(1n, 10n ** BigInt(market.decimals))
  return moments.map(({ timeSeconds, block, pairs }) => {
    const rule = worthRule({ ...market, pairs })
    const worthOf = (token: Address, amount: bigint): Fraction | null => {
      const pool = pairs.find(({ address }) => address === token)
      if (pool === undefined) return rule.worth(token, amount)
      const sides = pool.supply === null || pool.supply === 0n ? null : rule.pool(pool)
      return sides && times(plus(...sides), fraction(amount, pool.supply ?? 1n))
    }
    const holdings = [...balancesAt(changes, timeSeconds)].flatMap(([token, amount]) => {
      if (amount <= 0n) return []
      const worth = worthOf(token, amount)
      return [{ token, amount: String(amount), dollars: worth && dollarNumber(times(worth, unit)) }]
    })
    return { timeSeconds, block, holdings }
  })
}
