import type { Token } from '../../currency.ts'
import { compareValues } from '../../compareValues.ts'

/** Trust in a token, best first: known, unknown, or a look-alike of a known token. */
export const STANDINGS = ['known', 'unknown', 'lookAlike'] as const
export type Standing = (typeof STANDINGS)[number]

/** Inputs of a token's rank. */
export type Ranked = {
  readonly token: Token
  readonly lowerSymbol: string
  readonly standing: Standing
  /** In smallest units; zero while unknown. */
  balance: bigint
}

/** Zero for a look-alike, so that sending one to an account does not rank it above the real token (case 21). */
export const rankingBalance = ({ standing, balance }: Ranked) => (standing === 'lookAlike' ? 0n : balance)

/** Factor that adds this many decimals to an amount. */
const scale = (decimals: number) => 10n ** BigInt(Math.max(0, decimals))

/** Compares balances in whole tokens, whatever their decimals; larger first. */
function byBalance(one: Ranked, other: Ranked): number {
  const extraDecimals = one.token.decimals - other.token.decimals
  return compareValues(rankingBalance(other) * scale(extraDecimals), rankingBalance(one) * scale(-extraDecimals))
}

/**
 * Compares by balance descending, then symbol ascending, then trust (spec: token-select.order). Negative if `one` comes first.
 */
export const tokenOrder = (one: Ranked, other: Ranked): number =>
  byBalance(one, other) ||
  compareValues(one.lowerSymbol, other.lowerSymbol) ||
  compareValues(STANDINGS.indexOf(one.standing), STANDINGS.indexOf(other.standing))
