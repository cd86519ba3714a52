import { type Fraction, compare, fraction } from '../../fraction.ts'
import type { Pool } from '../poolShares.ts'
import { squareRoot } from '../squareRoot.ts'

/** A position of the older version: shares of an exchange that holds native currency and a token. */
export type OldPosition = {
  readonly shares: bigint
  readonly totalSupply: bigint
  readonly nativeReserve: bigint
  readonly tokenReserve: bigint
}

export type Worth = { readonly native: bigint; readonly token: bigint }

/** Amounts returned for the shares, rounded down like the V1 exchange does. */
export function oldWorth({ shares, totalSupply, nativeReserve, tokenReserve }: OldPosition): Worth {
  if (totalSupply === 0n) return { native: 0n, token: 0n }
  return { native: (shares * nativeReserve) / totalSupply, token: (shares * tokenReserve) / totalSupply }
}

/** Tokens for one native unit, in smallest units; null if one of the two reserves is empty. */
export const tokenPrice = (native: bigint, token: bigint): Fraction | null =>
  native === 0n || token === 0n ? null : fraction(token, native)

/** 99.5 %, whatever slippage the user has set (spec: migration.minimums). */
const KEPT = fraction(995n, 1000n)

const partOf = (amount: bigint, { numerator, denominator }: Fraction) => (amount * numerator) / denominator

/**
 * Minimum the new pool must take. At its price (`newPrice`, tokens per native unit) one side limits the deposit, and
 * the rest is refunded. Null without a pool, which takes everything.
 */
export function migrationMinimums({ native, token }: Worth, newPrice: Fraction | null): Worth {
  if (newPrice === null) return { native, token }
  const { numerator, denominator } = newPrice
  return {
    native: partOf(token, { numerator: denominator * KEPT.numerator, denominator: numerator * KEPT.denominator }),
    token: partOf(native, { numerator: numerator * KEPT.numerator, denominator: denominator * KEPT.denominator }),
  }
}

/**
 * True if the new pool would still take the stated amounts; otherwise the migration would revert (spec:
 * migration.moved-on).
 */
export function keepsMinimums({ native, token }: Worth, newPrice: Fraction | null, least: Worth): boolean {
  if (newPrice === null) return native >= least.native && token >= least.token
  const { numerator, denominator } = newPrice
  const fitting = partOf(token, { numerator: denominator, denominator: numerator })
  return fitting <= native ? fitting >= least.native : partOf(native, newPrice) >= least.token
}

const WARNED_FROM = fraction(5n, 100n)

export type PriceDifference = { readonly difference: Fraction; readonly needsWarning: boolean }

/** The relative difference of the old price from the new one; from 5 % on the screen warns (spec: migration.price-difference). */
export function priceDifference(oldPrice: Fraction, newPrice: Fraction): PriceDifference {
  const top = oldPrice.numerator * newPrice.denominator
  const bottom = oldPrice.denominator * newPrice.numerator
  const difference = fraction(top < bottom ? bottom - top : top - bottom, bottom)
  return { difference, needsWarning: compare(difference, WARNED_FROM) >= 0 }
}

/** The older exchange has no minimum for withdrawals, so a person is told when its price moved by more than 5 % (spec: migration.moved). */
export const hasMoved = (shownPrice: Fraction, priceNow: Fraction): boolean =>
  compare(priceDifference(priceNow, shownPrice).difference, WARNED_FROM) > 0

export type MigrationProblem = { readonly kind: 'connectAccount' } | { readonly kind: 'wrappedNative' }

/** A pool of the native currency with its own wrapped token cannot exist in the newer version (spec: migration.wrapped-native). */
export function migrationProblem(connected: boolean, token: string, wrappedAddress: string): MigrationProblem | null {
  if (!connected) return { kind: 'connectAccount' }
  return token === wrappedAddress ? { kind: 'wrappedNative' } : null
}

/** The first shares of a pool are locked for ever. */
const LOCKED_SHARES = 1000n

/** The least shares of the new pool that these minimums bring; with a fee that is due there are more. */
export function leastMigrated({ native, token }: Worth, pool: Pool | null): bigint {
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
