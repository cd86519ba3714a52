import { type Fraction, compare, fraction, times } from '../fraction.ts'

/** Reserve in dollars for a token to count as traded (spec: artist-tokens.note): faking it costs as much. */
const DOLLARS = 100n
const NATIVE_WEI = 5n * 10n ** 16n

/** The dollar value of one smallest unit of the native currency, in whole dollars; null where no pool leads to a dollar. */
export type DollarsPerWei = Fraction | null

/** True if a pool holds enough native currency. The other side does not count, because its price is in question. */
export const poolHoldsEnough = (heldWei: bigint, dollarsPerWei: DollarsPerWei): boolean =>
  dollarsPerWei === null
    ? heldWei >= NATIVE_WEI
    : compare(times(fraction(heldWei), dollarsPerWei), fraction(DOLLARS)) >= 0
