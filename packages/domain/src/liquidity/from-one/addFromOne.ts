import { amountOut } from '../../exchange/amountOut.ts'
import { TRADED } from '../../exchange/traded.ts'
import { MOST_RESERVE } from '../../exchange/hop.ts'
import { type Fraction, fraction } from '../../fraction.ts'
import { mintedShares } from '../mintedShares.ts'
import type { Pool, ProtocolFee } from '../poolShares.ts'
import { squareRoot } from '../squareRoot.ts'

/**
 * Known transfer behaviour of a token. Only plain ones can be added from one side (spec: liquidity.from-one-refused).
 */
export type TokenHabit = 'plain' | 'takesFee' | 'rebases'

/** `reserveA` of the pool is of the token that is given. */
export type FromOne = { readonly pool: Pool; readonly fee: ProtocolFee; readonly amount: bigint }

export type AddedFromOne = {
  readonly kind: 'added'
  /** The part that is swapped, and its output, all of which is added. */
  readonly sold: bigint
  readonly bought: bigint
  /** Amount of the given token that is added. */
  readonly paid: bigint
  /** Remainder returned because of rounding. */
  readonly left: bigint
  readonly shares: bigint
  readonly ofPool: Fraction
  /** Price impact of the swap, without the pool's fee. */
  readonly impact: Fraction
  /**
   * Cost of the swap, fee and impact, relative to the whole amount: zero if both tokens were added at the pool's price.
   */
  readonly cost: Fraction
}

export type FromOneRefusal =
  | { readonly kind: 'noPool' }
  /** Too little to buy a single unit, or to be worth a single share. */
  | { readonly kind: 'tooLittle' }
  /** More than a pair can hold. */
  | { readonly kind: 'tooMuch' }
  | { readonly kind: 'refusedToken'; readonly habit: Exclude<TokenHabit, 'plain'> }

const refusedToken = (habits: readonly TokenHabit[]): FromOneRefusal | null => {
  const habit = habits.find((one) => one !== 'plain')
  return habit === undefined ? null : { kind: 'refusedToken', habit }
}

const ceilDivided = (numerator: bigint, denominator: bigint): bigint => (numerator + denominator - 1n) / denominator

/**
 * Output of the largest swap that leaves enough to pair with it. Solves (amount − part) ÷ (held + part) = bought ÷
 * (held of the other − bought), where the fee reduces what trades (spec: swap.pool-fee).
 */
function boughtByPart({ reserveA, reserveB }: Pool, amount: bigint): bigint {
  const { parts, whole } = TRADED
  const both = parts + whole
  const root = squareRoot(reserveA * (reserveA * both * both + amount * 4n * parts * whole))
  const bought = amountOut((root - reserveA * both) / (2n * parts), reserveA, reserveB)
  return typeof bought === 'string' ? 0n : bought
}

/** The least that the pair takes for it. */
const costOf = ({ reserveA, reserveB }: Pool, bought: bigint): bigint =>
  ceilDivided(reserveA * bought * TRADED.whole, (reserveB - bought) * TRADED.parts)

const afterSwap = ({ reserveA, reserveB, totalSupply }: Pool, sold: bigint, bought: bigint): Pool => ({
  reserveA: reserveA + sold,
  reserveB: reserveB - bought,
  totalSupply,
})

/**
 * Liquidity from one token, to the unit as the contract computes it on the reserves of the moment (spec: liquidity.from-one). `habits`: of
 * both tokens.
 */
export function addFromOne(
  { pool, fee, amount }: FromOne,
  habits: readonly [TokenHabit, TokenHabit],
): AddedFromOne | FromOneRefusal {
  const refused = refusedToken(habits)
  if (refused !== null) return refused
  const { reserveA, reserveB, totalSupply } = pool
  if (reserveA === 0n || reserveB === 0n || totalSupply === 0n) return { kind: 'noPool' }
  if (reserveA + amount > MOST_RESERVE) return { kind: 'tooMuch' }
  const bought = boughtByPart(pool, amount)
  if (bought === 0n) return { kind: 'tooLittle' }
  const sold = costOf(pool, bought)
  const after = afterSwap(pool, sold, bought)
  const paid = ceilDivided(bought * after.reserveA, after.reserveB)
  const minted = mintedShares(after, paid, bought, fee)
  if (minted.kind !== 'minted') return minted
  const { shares, ofPool } = minted
  const worth = sold * reserveB
  const got = bought * reserveA
  return {
    kind: 'added',
    sold,
    bought,
    paid,
    left: amount - sold - paid,
    shares,
    ofPool,
    impact: fraction(worth * TRADED.parts - got * TRADED.whole, worth * TRADED.whole),
    cost: fraction(worth - got, amount * reserveB),
  }
}

export type AddedByHand = {
  readonly shares: bigint
  /** Amounts that do not fit the pool's ratio and stay in the account, of the given token and the other. */
  readonly leftA: bigint
  readonly leftB: bigint
}

/** Adding by hand, for comparison: half is swapped, and as much as fits is added. Null if that does not work either. */
export function addedByHand({ pool, fee, amount }: FromOne): AddedByHand | null {
  const sold = amount / 2n
  const bought = amountOut(sold, pool.reserveA, pool.reserveB)
  if (typeof bought === 'string') return null
  const after = afterSwap(pool, sold, bought)
  const rest = amount - sold
  const fitting = (rest * after.reserveB) / after.reserveA
  const [paidA, paidB] = fitting <= bought ? [rest, fitting] : [(bought * after.reserveA) / after.reserveB, bought]
  const minted = mintedShares(after, paidA, paidB, fee)
  return minted.kind !== 'minted' ? null : { shares: minted.shares, leftA: rest - paidA, leftB: bought - paidB }
}
