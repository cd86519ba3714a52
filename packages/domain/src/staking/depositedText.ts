import { fixedAmount, significantAmount } from '../amount/amountText.ts'
import { groupedText } from '../amount/groupedText.ts'
import type { Native, Token } from '../currency.ts'
import type { Fraction } from '../fraction.ts'
import { inDollars } from './stakedValue.ts'

const DIGITS = 4

/** `price` is in smallest dollar units per smallest native unit (dollarPrice.ts). */
export type DollarRate = { readonly dollar: Token; readonly price: Fraction }

/**
 * "Total deposited": whole dollars if a price is known, otherwise native currency, `-` while unknown (spec:
 * staking.total-deposited).
 */
export function depositedText(
  raw: bigint | null,
  native: Native,
  rate: DollarRate | null,
  group: (text: string) => string = groupedText,
): string {
  if (raw === null) return '-'
  if (rate === null) return `${group(significantAmount({ currency: native, raw }, DIGITS))} ${native.symbol}`
  return `$${group(fixedAmount({ currency: rate.dollar, raw: inDollars(raw, rate.price) }, 0))}`
}
