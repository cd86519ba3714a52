import type { Token } from '../currency.ts'

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

/** Whoever sends a look-alike to an account must not move it above the real one by that (quality/faults.md, case 21). */
const counting = ({ standing, balance }: Ranked) => (standing === 'lookAlike' ? 0n : balance)

/** Of whole tokens, whatever their decimals. */
function byBalance(one: Ranked, other: Ranked): number {
  const [mine, theirs] = [counting(one), counting(other)]
  if (mine === 0n || theirs === 0n) return (mine === 0n ? 1 : 0) - (theirs === 0n ? 1 : 0)
  const ahead = one.token.decimals - other.token.decimals
  const left = ahead < 0 ? mine * 10n ** BigInt(-ahead) : mine
  const right = ahead > 0 ? theirs * 10n ** BigInt(ahead) : theirs
  return left === right ? 0 : left > right ? -1 : 1
}

/**
 * Balance descending, then symbol ascending (decisions.md §6.2); of one symbol the known token first. Below zero: one is
 * above the other. What is equal in all of this stays in the order in which it came.
 */
export function tokenOrder(one: Ranked, other: Ranked): number {
  const balance = byBalance(one, other)
  if (balance !== 0) return balance
  if (one.lowerSymbol !== other.lowerSymbol) return one.lowerSymbol < other.lowerSymbol ? -1 : 1
  return STANDINGS.indexOf(one.standing) - STANDINGS.indexOf(other.standing)
}
