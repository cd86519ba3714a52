import { fixedPrice, type Price } from '../amount/price.ts'

/** "UNI price": `$1.23`, or `$-` while no pool gives a price (spec: uni.price). `written`: the figure as a language writes it. */
export const tokenPriceText = (inDollars: Price | null, written: (figure: string) => string): string =>
  `$${inDollars === null ? '-' : written(fixedPrice(inDollars, 2))}`
