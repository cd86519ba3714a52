import { amountOut } from '../../exchange/amountOut.ts'
import { AFTER_FEE } from '../../exchange/poolFee.ts'
import { MAX_RESERVE } from '../../exchange/hop.ts'
import { type Fraction, fraction } from '../../fraction.ts'
import { mintedShares } from '../mintedShares.ts'
import type { Pool, ProtocolFee } from '../poolShares.ts'
import { squareRoot } from '../squareRoot.ts'

/**
 * Known transfer behaviour of a token. Only plain tokens can be added from one side (spec: liquidity.from-one-refused).
 */
export type TransferBehaviour = 'plain' | 'takesFee' | 'rebases'

/** `pool.reserveA` is the reserve of the given token. */
export type FromOne = { readonly pool: Pool; readonly fee: ProtocolFee; readonly amount: bigint }

export type AddedFromOne = {
  readonly kind: 'added'
  /** The part of the given token that is swapped, and its output, which is added in full. */
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
   * Fee and impact of the swap, relative to the whole amount.
   */
  readonly cost: Fraction
}

export type FromOneRefusal =
  | { readonly kind: 'noPool' }
  /** Too little to buy a single unit, or to be worth a single share. */
  | { readonly kind: 'tooLittle' }
  /** More than a pair can hold. */
  | { readonly kind: 'tooMuch' }
  | { readonly kind: 'refusedToken'; readonly behaviour: Exclude<TransferBehaviour, 'plain'> }

const refusedToken = (behaviours: readonly TransferBehaviour[]): FromOneRefusal | null => {
  const behaviour = behaviours.find((one) => one !== 'plain')
  return behaviour === undefined ? null : { kind: 'refusedToken', behaviour }
}

const divideUp = (numerator: bigint, denominator: bigint): bigint => (numerator + denominator - 1n) / denominator

/**
 * Output of the largest swap that leaves enough to deposit with it. Solves (amount − part) ÷ (reserveA + part) = bought ÷
 * (reserveB − bought), with the swap fee (spec: swap.pool-fee).
 */
function boughtByPart({ reserveA, reserveB }: Pool, amount: bigint): bigint {
  const { numerator: parts, denominator: whole } = AFTER_FEE
  const partsAndWhole = parts + whole
  const root = squareRoot(reserveA * (reserveA * partsAndWhole * partsAndWhole + amount * 4n * parts * whole))
  const bought = amountOut((root - reserveA * partsAndWhole) / (2n * parts), reserveA, reserveB)
  return typeof bought === 'string' ? 0n : bought
}

/** The least input for which the pair pays `bought`. */
const costOf = ({ reserveA, reserveB }: Pool, bought: bigint): bigint =>
  divideUp(reserveA * bought * AFTER_FEE.denominator, (reserveB - bought) * AFTER_FEE.numerator)

const afterSwap = ({ reserveA, reserveB, totalSupply }: Pool, sold: bigint, bought: bigint): Pool => ({
  reserveA: reserveA + sold,
  reserveB: reserveB - bought,
  totalSupply,
})

/**
 * Liquidity from one token at current reserves, exact to the unit, as in the contract (spec: liquidity.from-one). `behaviours` are those
 * of both tokens.
 */
export function addFromOne(
  { pool, fee, amount }: FromOne,
  behaviours: readonly [TransferBehaviour, TransferBehaviour],
): AddedFromOne | FromOneRefusal {
  const refused = refusedToken(behaviours)
  if (refused !== null) return refused
  const { reserveA, reserveB, totalSupply } = pool
  if (reserveA === 0n || reserveB === 0n || totalSupply === 0n) return { kind: 'noPool' }
  if (reserveA + amount > MAX_RESERVE) return { kind: 'tooMuch' }
  const bought = boughtByPart(pool, amount)
  if (bought === 0n) return { kind: 'tooLittle' }
  const sold = costOf(pool, bought)
  const after = afterSwap(pool, sold, bought)
  const paid = divideUp(bought * after.reserveA, after.reserveB)
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
    impact: fraction(worth * AFTER_FEE.numerator - got * AFTER_FEE.denominator, worth * AFTER_FEE.denominator),
    cost: fraction(worth - got, amount * reserveB),
  }
}

export type ManualAddition = {
  readonly shares: bigint
  /** Remainders of the given and the other token, which do not fit the pool's ratio. */
  readonly leftA: bigint
  readonly leftB: bigint
}

/** For comparison: swaps half, then adds as much as fits. Null if that is impossible. */
export function manualAddition({ pool, fee, amount }: FromOne): ManualAddition | null {
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
