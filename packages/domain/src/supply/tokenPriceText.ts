import { fixedPrice, type Price } from '../amount/price.ts'

/**
 * "UNI price": `$1.23`, or `$-` while no pool gives a price (spec: uni.price). `written`: formats the figure for a
 * language.
 */
export const tokenPriceText = (inDollars: Price | null, written: (figure: string) => string): string =>
  `$${inDollars === null ? '-' : written(fixedPrice(inDollars, 2))}`
