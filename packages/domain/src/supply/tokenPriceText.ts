import { fixedPrice, type Price } from '../amount/price.ts'

/**
 * "UNI price": `$1.23`, or `$-` while no pool gives a price (spec: uni.price). `formatFigure` formats for a language.
 */
export const tokenPriceText = (inDollars: Price | null, formatFigure: (figure: string) => string): string =>
  `$${inDollars === null ? '-' : formatFigure(fixedPrice(inDollars, 2))}`
