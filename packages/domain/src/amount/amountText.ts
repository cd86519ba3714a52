import type { Amount } from '../currency.ts'
import { decimalText, withoutTrailingZeros, withPoint } from './decimalText.ts'

// Amounts are stored in decimal units, so cutting digits rounds down exactly, without a division (spec: money.rounding).

/** Formats every digit: `1.5`. Parses back to the same amount. */
export const exactAmount = ({ raw, currency }: Amount): string =>
  withoutTrailingZeros(decimalText(raw, currency.decimals))

/** Formats at most `digits` significant digits, rounded down. */
export function significantAmount({ raw, currency }: Amount, digits: number): string {
  const allDigits = raw.toString()
  const cutDigits = allDigits.slice(0, digits).padEnd(allDigits.length, '0')
  return withoutTrailingZeros(withPoint(cutDigits, currency.decimals))
}

/** Formats exactly `places` decimals, rounded down; a currency with fewer is padded with zeros. */
export function fixedAmount({ raw, currency }: Amount, places: number): string {
  const [whole = '0', part = ''] = decimalText(raw, currency.decimals).split('.')
  return places === 0 ? whole : `${whole}.${part.slice(0, places).padEnd(places, '0')}`
}
