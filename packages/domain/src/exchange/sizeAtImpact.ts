import { significantAmount } from '../amount/amountText.ts'
import { parseAmount } from '../amount/parseAmount.ts'
import { type Amount, amountOf } from '../currency.ts'
import { basisPoints, compare } from '../fraction.ts'
import { type Trade, amountsFromInput } from './trade.ts'
import { priceImpact } from './tradePrices.ts'

/** Significant digits of the suggested size: `1.2`. */
const DIGITS = 2

/** True if this input has at most this impact on the same route. */
function isWithin(trade: Trade, raw: bigint, bps: number): boolean {
  const amounts = amountsFromInput(trade.version, trade.route, raw)
  if (typeof amounts === 'string') return false
  const output = amountOf(trade.output.currency, amounts.at(-1) ?? 0n)
  const smaller = { ...trade, input: amountOf(trade.input.currency, raw), output, amounts }
  return compare(priceImpact(smaller), basisPoints(bps)) <= 0
}

/**
 * The largest input along the same route whose price impact stays within the limit, in two digits; null if there is
 * none (spec: swap.smaller-size).
 */
export function sizeAtImpact(trade: Trade, bps: number): Amount | null {
  let within = 0n
  let beyond = trade.input.raw
  while (beyond - within > 1n) {
    const middle = (within + beyond) / 2n
    if (isWithin(trade, middle, bps)) within = middle
    else beyond = middle
  }
  const parsed = parseAmount(significantAmount(amountOf(trade.input.currency, within), DIGITS), trade.input.currency)
  return parsed.kind === 'amount' ? parsed.amount : null
}
