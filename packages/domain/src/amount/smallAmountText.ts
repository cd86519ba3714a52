import type { Amount } from '../currency.ts'
import { significantAmount } from './amountText.ts'

const FLOOR = '0.000001'
const FLOOR_PLACES = 6n
const DIGITS = 4

/** "0" for zero, "<0.000001" up to a millionth, otherwise 4 digits (spec: money.small). */
export function smallAmountText(amount: Amount): string {
  if (amount.raw === 0n) return '0'
  const isSmall = amount.raw * 10n ** FLOOR_PLACES <= 10n ** BigInt(amount.currency.decimals)
  return isSmall ? `<${FLOOR}` : significantAmount(amount, DIGITS)
}
