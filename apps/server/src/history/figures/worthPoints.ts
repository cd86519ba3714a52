import type { WorthPoint } from '@musi/api/history/worth'
import type { Address } from '@musi/domain/address'
import { dollarNumber } from '@musi/domain/charts/dollarNumber'
import type { Pair } from '@musi/domain/exchange/pair'
import { type Fraction, fraction, plus, times } from '@musi/domain/fraction'
import { worthRule } from '@musi/domain/worth/worthRule'

/** The tokens and pools that prices are computed from. */
export type WorthMarket = {
  readonly wrapped: Address
  readonly dollars: readonly Address[]
  /** Decimals of the dollar token. */
  readonly decimals: number
  /** Tokens of the address book; anybody can make others. */
  readonly known: readonly Address[]
  /** Pairs whose staked shares still count as the account's. */
  readonly staking: readonly { readonly pair: Address; readonly rewards: Address }[]
}

/** A balance change: how much of which token, and when. */
export type Change = { readonly token: Address; readonly timeSeconds: number; readonly amount: bigint }

/** The pools at one moment. */
export type MarketMoment = {
  readonly timeSeconds: number
  readonly block: number
  readonly pairs: readonly (Pair & { readonly address: Address; readonly supply: bigint | null })[]
}

const balancesAt = (changes: readonly Change[], timeSeconds: number): ReadonlyMap<Address, bigint> => {
  const balances = new Map<Address, bigint>()
  for (const change of changes)
    if (change.timeSeconds <= timeSeconds)
      balances.set(change.token, (balances.get(change.token) ?? 0n) + change.amount)
  return balances
}

/** Computes an account's worth at each moment from its balance changes and the pools at that time. */
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
