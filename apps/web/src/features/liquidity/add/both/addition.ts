import type { Address } from '@musi/domain/address'
import { type Amount, type Token, amountOf, sameCurrency } from '@musi/domain/currency'
import { type AmountMove, amountMove } from '@musi/domain/exchange/amountMove'
import type { Fraction } from '@musi/domain/fraction'
import { addedMinimum } from '@musi/domain/liquidity/liquidityMinimum'
import type { Pool } from '@musi/domain/liquidity/poolShares'
import { type TwoAmounts, takesEnough } from '@musi/domain/liquidity/takenAmounts'
import type { Stake } from '../stake/stakeRule.ts'

type Opening = { readonly opener: Address; readonly sent: TwoAmounts }

/** The addition to confirm. `a` and `b`: what leaves the wallet. */
export type Addition = {
  readonly a: Amount
  readonly b: Amount
  readonly shares: Amount<Token>
  /** Share of the whole pool afterwards. */
  readonly ofPool: Fraction
  /** True if the input sets the price, so that it must not change. */
  readonly setsPrice: boolean
  readonly slippageBps: number
  /** The pool when the amounts were computed; null if there is none yet. */
  readonly pool: Pool | null
  /** Tokens already sent to the pool, and the contract that can still open it; null if the router adds. */
  readonly opening: Opening | null
  /** Deposit of the shares for rewards in the same transaction; null if they are kept. */
  readonly stake: Stake | null
}

export const minimumOf = (
  raw: bigint,
  { setsPrice, slippageBps }: Pick<Addition, 'setsPrice' | 'slippageBps'>,
): bigint => addedMinimum(raw, slippageBps, setsPrice)

/** Reserves of a new pool afterwards, including what was sent to it before; they set its price. */
export const reservesAfter = ({ a, b, opening }: Pick<Addition, 'a' | 'b' | 'opening'>): readonly [Amount, Amount] => [
  amountOf(a.currency, a.raw + (opening?.sent[0] ?? 0n)),
  amountOf(b.currency, b.raw + (opening?.sent[1] ?? 0n)),
]

/** Minimum shares accepted. Further tokens sent to a pool before it is opened reduce them slightly. */
export const minimumShares = ({ shares, slippageBps, setsPrice, opening }: Omit<Addition, 'stake'>): bigint =>
  addedMinimum(shares.raw, slippageBps, setsPrice && opening === null)

/**
 * True if the input or the price setter has changed since the review opened, or the pool would no longer accept the minimum
 * of both (spec: liquidity.price-updated).
 */
export function hasMoved(act: Addition, live: Addition | null): boolean {
  if (live === null || live.setsPrice !== act.setsPrice || live.opening?.opener !== act.opening?.opener) return true
  if (!sameCurrency(act.a.currency, live.a.currency) || !sameCurrency(act.b.currency, live.b.currency)) return true
  if (act.setsPrice || live.pool === null) {
    const one = reservesAfter(act)
    const other = reservesAfter(live)
    return one[0].raw !== other[0].raw || one[1].raw !== other[1].raw
  }
  const least = (raw: bigint) => minimumOf(raw, act)
  return !takesEnough(live.pool, [act.a.raw, act.b.raw], [least(act.a.raw), least(act.b.raw)])
}

/** Amounts of the live addition that differ from those shown. */
export function amountChanges(act: Addition, live: Addition | null): readonly AmountMove[] {
  if (live === null || !sameCurrency(act.a.currency, live.a.currency) || !sameCurrency(act.b.currency, live.b.currency))
    return []
  return [
    amountMove('pay', act.a, live.a),
    amountMove('pay', act.b, live.b),
    amountMove('get', act.shares, live.shares),
  ].filter((move) => move !== null)
}
