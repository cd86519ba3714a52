import type { Amount } from '../currency.ts'
import { decimalText, withoutTrailingZeros, withPoint } from './decimalText.ts'

// Amounts are decimal already, so cutting their digits is rounding down, exactly and without a division (spec: money.rounding).

/** All of it: `1.5`. What parses back to the same amount. */
export const exactAmount = ({ raw, currency }: Amount): string =>
  withoutTrailingZeros(decimalText(raw, currency.decimals))

/** At most so many digits that say something, the rest rounded down. */
export function significantAmount({ raw, currency }: Amount, digits: number): string {
  const all = raw.toString()
  const kept = all.slice(0, digits).padEnd(all.length, '0')
  return withoutTrailingZeros(withPoint(kept, currency.decimals))
}

/** Exactly so many places, rounded down; a currency that has fewer gets zeros. */
export function fixedAmount({ raw, currency }: Amount, places: number): string {
  const [whole = '0', part = ''] = decimalText(raw, currency.decimals).split('.')
  return places === 0 ? whole : `${whole}.${part.slice(0, places).padEnd(places, '0')}`
}
