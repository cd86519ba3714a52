import type { Token } from '../../currency.ts'
import { compareValues } from '../../compareValues.ts'

/** Relation of a token to the address book: known, unknown, or a look-alike of a known one. Best first. */
export const STANDINGS = ['known', 'unknown', 'lookAlike'] as const
export type Standing = (typeof STANDINGS)[number]

/** Inputs of a token's rank. */
export type Ranked = {
  readonly token: Token
  readonly lowerSymbol: string
  readonly standing: Standing
  /** In smallest units; zero while it is unknown. */
  balance: bigint
}

/** Sending a look-alike to an account must not rank it above the real token (case 21). */
export const rankingBalance = ({ standing, balance }: Ranked) => (standing === 'lookAlike' ? 0n : balance)

/** The factor from smallest units to those of a token with that many more decimals. */
const scale = (decimals: number) => 10n ** BigInt(Math.max(0, decimals))

/** Compares balances in whole tokens, whatever their decimals; larger first. */
function byBalance(one: Ranked, other: Ranked): number {
  const extraDecimals = one.token.decimals - other.token.decimals
  return compareValues(rankingBalance(other) * scale(extraDecimals), rankingBalance(one) * scale(-extraDecimals))
}

/**
 * Balance descending, then symbol ascending (spec: token-select.order); with equal symbols the known token first. Below zero: `one` is
 * above `other`. Tokens that are equal in all of these keep their order.
 */
export const tokenOrder = (one: Ranked, other: Ranked): number =>
  byBalance(one, other) ||
  compareValues(one.lowerSymbol, other.lowerSymbol) ||
  compareValues(STANDINGS.indexOf(one.standing), STANDINGS.indexOf(other.standing))
