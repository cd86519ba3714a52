import type { Amount } from '../currency.ts'
import { significantAmount } from './amountText.ts'

/** Text of a positive amount up to a millionth. */
export const DUST = '<0.000001'
const FLOOR_PLACES = 6n
const DIGITS = 4

export const isDust = ({ raw, currency }: Amount): boolean =>
  raw > 0n && raw * 10n ** FLOOR_PLACES <= 10n ** BigInt(currency.decimals)

/** Formats zero as "0", up to a millionth as "<0.000001", otherwise 4 digits (spec: money.small). */
export function smallAmountText(amount: Amount): string {
  if (amount.raw === 0n) return '0'
  return isDust(amount) ? DUST : significantAmount(amount, DIGITS)
}
