import { MAX_RESERVE } from '../exchange/hop.ts'
import { type Fraction, fraction } from '../fraction.ts'
import { type Pool, type ProtocolFee, sharesWithFee } from './poolShares.ts'
import { squareRoot } from './squareRoot.ts'

/** The pair locks the first shares for ever, so that a single share cannot become too expensive. */
const MINIMUM_LIQUIDITY = 1000n

export type Minted =
  | { readonly kind: 'minted'; readonly shares: bigint; readonly ofPool: Fraction }
  /** Too little for a single share; the pair would revert. */
  | { readonly kind: 'tooLittle' }
  /** More than a pair can hold. */
  | { readonly kind: 'tooMuch' }

/** `reading` until the pool is read. */
export type ReadMinted = Minted | { readonly kind: 'reading' }

/** True if the next deposit sets the pool's price (spec: liquidity.new-pool). */
const isEmpty = ({ totalSupply }: Pool): boolean => totalSupply === 0n

/** The shares minted for these two amounts, and the fraction of the pool they are afterwards (spec: liquidity.minted). */
export function mintedShares(pool: Pool, amountA: bigint, amountB: bigint, fee: ProtocolFee): Minted {
  const { reserveA, reserveB } = pool
  if (reserveA + amountA > MAX_RESERVE || reserveB + amountB > MAX_RESERVE) return { kind: 'tooMuch' }
  if (isEmpty(pool)) {
    const shares = squareRoot(amountA * amountB) - MINIMUM_LIQUIDITY
    return shares <= 0n ? { kind: 'tooLittle' } : { kind: 'minted', shares, ofPool: fraction(1n) }
  }
  if (reserveA === 0n || reserveB === 0n) return { kind: 'tooLittle' }
  const supply = sharesWithFee(pool, fee)
  const byA = (amountA * supply) / reserveA
  const byB = (amountB * supply) / reserveB
  const shares = byA < byB ? byA : byB
  if (shares === 0n) return { kind: 'tooLittle' }
  return { kind: 'minted', shares, ofPool: fraction(shares, supply + shares) }
}

/** The part of the pool that the shares are; null for a pool without shares. */
export const poolShare = (shares: bigint, totalSupply: bigint): Fraction | null =>
  totalSupply === 0n ? null : fraction(shares, totalSupply)
