import { type Fraction, compare, fraction } from '../../fraction.ts'
import type { Pool } from '../poolShares.ts'
import { squareRoot } from '../squareRoot.ts'

/** A V1 position: shares of an exchange of native currency and a token. */
export type V1Shares = {
  readonly shares: bigint
  readonly totalSupply: bigint
  readonly nativeReserve: bigint
  readonly tokenReserve: bigint
}

export type Worth = { readonly native: bigint; readonly token: bigint }

/** Amounts returned for the shares, rounded down as in the V1 exchange. */
export function v1Worth({ shares, totalSupply, nativeReserve, tokenReserve }: V1Shares): Worth {
  if (totalSupply === 0n) return { native: 0n, token: 0n }
  return { native: (shares * nativeReserve) / totalSupply, token: (shares * tokenReserve) / totalSupply }
}

/** Tokens for one native unit, in smallest units; null if one of the two reserves is empty. */
export const tokenPrice = (native: bigint, token: bigint): Fraction | null =>
  native === 0n || token === 0n ? null : fraction(token, native)

/** Independent of the user's slippage (spec: migration.minimums). */
const MINIMUM_PART = fraction(995n, 1000n)

const partOf = (amount: bigint, { numerator, denominator }: Fraction) => (amount * numerator) / denominator

/**
 * Minimum amounts the new pool must take. At `newPrice`, in tokens per native unit, one side limits the deposit and the rest is
 * refunded. `newPrice` is null without a pool, which takes everything.
 */
export function migrationMinimums({ native, token }: Worth, newPrice: Fraction | null): Worth {
  if (newPrice === null) return { native, token }
  const { numerator, denominator } = newPrice
  return {
    native: partOf(token, {
      numerator: denominator * MINIMUM_PART.numerator,
      denominator: numerator * MINIMUM_PART.denominator,
    }),
    token: partOf(native, {
      numerator: numerator * MINIMUM_PART.numerator,
      denominator: denominator * MINIMUM_PART.denominator,
    }),
  }
}

/**
 * True if the new pool would still take the stated amounts; otherwise the migration would revert (spec:
 * migration.moved-on).
 */
export function keepsMinimums({ native, token }: Worth, newPrice: Fraction | null, minimums: Worth): boolean {
  if (newPrice === null) return native >= minimums.native && token >= minimums.token
  const { numerator, denominator } = newPrice
  const fitting = partOf(token, { numerator: denominator, denominator: numerator })
  return fitting <= native ? fitting >= minimums.native : partOf(native, newPrice) >= minimums.token
}

const WARNING_THRESHOLD = fraction(5n, 100n)

export type PriceDifference = { readonly difference: Fraction; readonly needsWarning: boolean }

/** The relative difference of the old price from the new one (spec: migration.price-difference). */
export function priceDifference(oldPrice: Fraction, newPrice: Fraction): PriceDifference {
  const top = oldPrice.numerator * newPrice.denominator
  const bottom = oldPrice.denominator * newPrice.numerator
  const difference = fraction(top < bottom ? bottom - top : top - bottom, bottom)
  return { difference, needsWarning: compare(difference, WARNING_THRESHOLD) >= 0 }
}

/** True if the price moved by more than 5 %; a V1 exchange has no minimum for withdrawals, so the screen warns (spec: migration.moved). */
export const hasMoved = (shownPrice: Fraction, priceNow: Fraction): boolean =>
  compare(priceDifference(priceNow, shownPrice).difference, WARNING_THRESHOLD) > 0

export type MigrationProblem = { readonly kind: 'connectAccount' } | { readonly kind: 'wrappedNative' }

/** The wrapped token cannot be migrated, because V2 has no pool of native and wrapped (spec: migration.wrapped-native). */
export function migrationProblem(connected: boolean, token: string, wrappedAddress: string): MigrationProblem | null {
  if (!connected) return { kind: 'connectAccount' }
  return token === wrappedAddress ? { kind: 'wrappedNative' } : null
}

/** The first shares of a pool are locked for ever. */
const LOCKED_SHARES = 1000n

/** Minimum shares of the new pool for these minimum amounts. A pending protocol fee would only raise them. */
export function minimumMigratedShares({ native, token }: Worth, pool: Pool | null): bigint {
  if (pool === null) {
    const shares = squareRoot(native * token) - LOCKED_SHARES
    return shares > 0n ? shares : 0n
  }
  const { reserveA, reserveB, totalSupply } = pool
  if (reserveA === 0n || reserveB === 0n) return 0n
  const byNative = (native * totalSupply) / reserveA
  const byToken = (token * totalSupply) / reserveB
  return byNative < byToken ? byNative : byToken
}
