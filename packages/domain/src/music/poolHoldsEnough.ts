import { type Fraction, compare, fraction, times } from '../fraction.ts'

/** Native reserve in dollars for a token to count as traded (spec: artist-tokens.note); faking it costs that sum. */
const MIN_DOLLARS = 100n
/** Minimum in native currency, used if no pool gives a price in dollars. */
const MIN_NATIVE_WEI = 5n * 10n ** 16n

/** Dollars for one wei of the native currency; null if no pool leads to dollars. */
export type DollarsPerWei = Fraction | null

/** True if a pool holds enough native currency. The other side does not count, because its price is in question. */
export const poolHoldsEnough = (heldWei: bigint, dollarsPerWei: DollarsPerWei): boolean =>
  dollarsPerWei === null
    ? heldWei >= MIN_NATIVE_WEI
    : compare(times(fraction(heldWei), dollarsPerWei), fraction(MIN_DOLLARS)) >= 0
