import { type Fraction, ZERO, fraction } from '../fraction.ts'
import { burnedAmounts } from './burnedAmounts.ts'
import { type Pool, type ProtocolFee, sharesWithFee } from './poolShares.ts'

/** Input of the remove screen, typed or from the slider; the other fields follow from it. */
export type RemovalInput =
  | { readonly field: 'percent'; readonly percent: number }
  | { readonly field: 'shares' | 'amountA' | 'amountB'; readonly raw: bigint }

export type Removal = {
  readonly shares: bigint
  /** Amounts returned for the shares. */
  readonly amountA: bigint
  readonly amountB: bigint
  /** Fraction of the held shares; sliderPercentText (amount/percentText.ts) shows it as a percentage. */
  readonly part: Fraction
}

export type Holding = { readonly pool: Pool; readonly fee: ProtocolFee; readonly held: bigint }

const NO_REMOVAL: Removal = { shares: 0n, amountA: 0n, amountB: 0n, part: ZERO }

/** The typed part of the held shares; more than all of them counts as nothing (spec: liquidity.removal-fields). */
function typedPart({ pool, fee, held }: Holding, input: RemovalInput): Fraction {
  if (input.field === 'percent') return fraction(BigInt(input.percent), 100n)
  const limit = input.field === 'shares' ? held : burnedAmounts(pool, held, fee)[input.field]
  return limit === 0n || input.raw > limit ? ZERO : fraction(input.raw, limit)
}

/** All fields of the remove screen from the one that was typed, rounded down. */
export function removal(holding: Holding, input: RemovalInput): Removal {
  const { pool, fee, held } = holding
  const part = typedPart(holding, input)
  const shares = (held * part.numerator) / part.denominator
  return shares === 0n ? NO_REMOVAL : { shares, ...burnedAmounts(pool, shares, fee), part }
}

export type RemoveProblem = { readonly kind: 'connectWallet' } | { readonly kind: 'enterAmount' }

/** Removing needs at least one share and one unit of both tokens (spec: liquidity.remove-problems). */
export function removeProblem(connected: boolean, { shares, amountA, amountB }: Removal): RemoveProblem | null {
  if (!connected) return { kind: 'connectWallet' }
  return shares > 0n && amountA > 0n && amountB > 0n ? null : { kind: 'enterAmount' }
}

/** The account's part of the pool after these shares are burned; zero if the pool is then empty. */
export function shareAfterRemoval({ pool, fee, held }: Holding, shares: bigint): Fraction {
  const left = sharesWithFee(pool, fee) - shares
  return left <= 0n ? ZERO : fraction(held - shares, left)
}
