import type { Token } from '../currency.ts'
import { order } from '../order.ts'

/** What a token is to us: of the address book, any other, or one that could be taken for a known one. Best first. */
export const STANDINGS = ['known', 'unknown', 'lookAlike'] as const
export type Standing = (typeof STANDINGS)[number]

/** What a token's place among the others follows from. */
export type Ranked = {
  readonly token: Token
  readonly lowerSymbol: string
  readonly standing: Standing
  /** In smallest units; not known yet counts as nothing. */
  balance: bigint
}

/** Whoever sends a look-alike to an account must not move it above the real one by that (case 21). */
const counting = ({ standing, balance }: Ranked) => (standing === 'lookAlike' ? 0n : balance)

/** What makes of smallest units those of a token with so many decimals more. */
const scale = (decimals: number) => 10n ** BigInt(Math.max(0, decimals))

/** Of whole tokens, whatever their decimals; the larger comes first. */
function byBalance(one: Ranked, other: Ranked): number {
  const ahead = one.token.decimals - other.token.decimals
  return order(counting(other) * scale(ahead), counting(one) * scale(-ahead))
}

/**
 * Balance descending, then symbol ascending (spec: token-select.order); of one symbol the known token first. Below zero: one is
 * above the other. What is equal in all of this stays in the order in which it came.
 */
export const tokenOrder = (one: Ranked, other: Ranked): number =>
  byBalance(one, other) ||
  order(one.lowerSymbol, other.lowerSymbol) ||
  order(STANDINGS.indexOf(one.standing), STANDINGS.indexOf(other.standing))
