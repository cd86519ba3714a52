import { MOST_RESERVE } from '../exchange/hop.ts'
import { type Fraction, fraction } from '../fraction.ts'
import { type Pool, type ProtocolFee, sharesWithFee } from './poolShares.ts'
import { squareRoot } from './squareRoot.ts'

/** The first shares of a pool are locked for ever, which keeps a single share from becoming too expensive. */
const MINIMUM_LIQUIDITY = 1000n

export type Minted =
  | { readonly kind: 'minted'; readonly shares: bigint; readonly ofPool: Fraction }
  /** Too little for a single share; the pair would revert. */
  | { readonly kind: 'tooLittle' }
  /** More than a pair can hold. */
  | { readonly kind: 'tooMuch' }

/** The shares as far as a screen knows them; `reading` until the pool is read. */
export type ReadMinted = Minted | { readonly kind: 'reading' }

/** A pool without shares takes any two amounts; they set its price (spec: liquidity.new-pool). */
const isEmpty = ({ totalSupply }: Pool): boolean => totalSupply === 0n

/** The shares minted for these two amounts, and the fraction of the pool they are afterwards (spec: liquidity.minted). */
export function mintedShares(pool: Pool, amountA: bigint, amountB: bigint, fee: ProtocolFee): Minted {
  const { reserveA, reserveB } = pool
  if (reserveA + amountA > MOST_RESERVE || reserveB + amountB > MOST_RESERVE) return { kind: 'tooMuch' }
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

/** The pair's own share of the whole, as a part of one; an empty pool belongs to nobody. */
export const poolShare = (shares: bigint, totalSupply: bigint): Fraction | null =>
  totalSupply === 0n ? null : fraction(shares, totalSupply)
