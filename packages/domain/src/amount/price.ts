import { fixedText, significantText } from './roundedText.ts'
import { type Amount, amountOf, type Currency } from '../currency.ts'
import { type Fraction, floor, fraction, inverse } from '../fraction.ts'

/** Exact worth of one smallest unit of `base` in smallest units of `quote`. Always positive, so it can be inverted. */
export type Price<B extends Currency = Currency, Q extends Currency = Currency> = {
  readonly base: B
  readonly quote: Q
  readonly ratio: Fraction
}

/** Returns null if either amount is zero. */
export function priceOf<B extends Currency, Q extends Currency>(base: Amount<B>, quote: Amount<Q>): Price<B, Q> | null {
  if (base.raw <= 0n || quote.raw <= 0n) return null
  return { base: base.currency, quote: quote.currency, ratio: fraction(quote.raw, base.raw) }
}

export const invertPrice = <B extends Currency, Q extends Currency>({
  base,
  quote,
  ratio,
}: Price<B, Q>): Price<Q, B> => ({
  base: quote,
  quote: base,
  ratio: inverse(ratio),
})

/** Worth of an amount of `base`, rounded down. */
export function quotedAmount<B extends Currency, Q extends Currency>(
  price: Price<B, Q>,
  { raw }: Amount<B>,
): Amount<Q> {
  const { numerator, denominator } = price.ratio
  return amountOf(price.quote, floor(fraction(raw * numerator, denominator)))
}

/** The price in whole units of both currencies instead of smallest units. */
const wholeUnitRatio = ({ base, quote, ratio }: Price): Fraction => ({
  numerator: ratio.numerator * 10n ** BigInt(base.decimals),
  denominator: ratio.denominator * 10n ** BigInt(quote.decimals),
})

/** Formats a price, rounded half-up (spec: money.rounding). */
export const significantPrice = (price: Price, digits = 6): string => significantText(wholeUnitRatio(price), digits)

export const fixedPrice = (price: Price, places: number): string => fixedText(wholeUnitRatio(price), places)
