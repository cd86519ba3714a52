import { type Fraction, ZERO, fraction } from '../fraction.ts'
import { burnedAmounts } from './burnedAmounts.ts'
import { type Pool, type ProtocolFee, sharesWithFee } from './poolShares.ts'

/** What was typed or slid on the remove screen; the other values follow from it. */
export type RemovalInput =
  | { readonly field: 'percent'; readonly percent: number }
  | { readonly field: 'shares' | 'amountA' | 'amountB'; readonly raw: bigint }

export type Removal = {
  readonly shares: bigint
  /** What comes out for the shares. */
  readonly amountA: bigint
  readonly amountB: bigint
  /** Of what is held; the slider words it (amount/percentText.ts). */
  readonly part: Fraction
}

export type Holding = { readonly pool: Pool; readonly fee: ProtocolFee; readonly held: bigint }

const NOTHING: Removal = { shares: 0n, amountA: 0n, amountB: 0n, part: ZERO }

/** The fraction of the holding that was typed; more than the holding counts as nothing (spec: liquidity.removal-fields). */
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
  return shares === 0n ? NOTHING : { shares, ...burnedAmounts(pool, shares, fee), part }
}

export type RemoveProblem = { readonly kind: 'connectWallet' } | { readonly kind: 'enterAmount' }

/** Nothing can be removed before a share and both amounts are more than nothing (spec: liquidity.remove-problems). */
export function removeProblem(connected: boolean, { shares, amountA, amountB }: Removal): RemoveProblem | null {
  if (!connected) return { kind: 'connectWallet' }
  return shares > 0n && amountA > 0n && amountB > 0n ? null : { kind: 'enterAmount' }
}

/** What stays of the pool once these shares are burned. Nothing stays of a pool that is empty then. */
export function shareAfter({ pool, fee, held }: Holding, shares: bigint): Fraction {
  const left = sharesWithFee(pool, fee) - shares
  return left <= 0n ? ZERO : fraction(held - shares, left)
}
