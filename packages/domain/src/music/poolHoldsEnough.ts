import { type Fraction, compare, fraction, times } from '../fraction.ts'

/** What a pool must hold so that a token counts as traded (spec: artist-tokens.note): whoever fakes one loses as much. */
const DOLLARS = 100n
const NATIVE_WEI = 5n * 10n ** 16n

/** The dollar value of one smallest unit of the native currency, in whole dollars; null where no pool leads to a dollar. */
export type DollarsPerWei = Fraction | null

/** Whether a pool with the native currency holds enough of it. The other side says nothing: its price is what is in question. */
export const poolHoldsEnough = (heldWei: bigint, dollarsPerWei: DollarsPerWei): boolean =>
  dollarsPerWei === null
    ? heldWei >= NATIVE_WEI
    : compare(times(fraction(heldWei), dollarsPerWei), fraction(DOLLARS)) >= 0
