import type { Amount } from '../currency.ts'
import { decimalText, withoutTrailingZeros, withPoint } from './decimalText.ts'

// Amounts are decimal already, so cutting their digits is rounding down, exactly and without a division (spec: money.rounding).

/** Every digit: `1.5`. Parses back to the same amount. */
export const exactAmount = ({ raw, currency }: Amount): string =>
  withoutTrailingZeros(decimalText(raw, currency.decimals))

/** At most `digits` significant digits, rounded down. */
export function significantAmount({ raw, currency }: Amount, digits: number): string {
  const all = raw.toString()
  const kept = all.slice(0, digits).padEnd(all.length, '0')
  return withoutTrailingZeros(withPoint(kept, currency.decimals))
}

/** Exactly `places` decimals, rounded down; a currency with fewer is padded with zeros. */
export function fixedAmount({ raw, currency }: Amount, places: number): string {
  const [whole = '0', part = ''] = decimalText(raw, currency.decimals).split('.')
  return places === 0 ? whole : `${whole}.${part.slice(0, places).padEnd(places, '0')}`
}
