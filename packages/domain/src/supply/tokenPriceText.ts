import { fixedPrice, type Price } from '../price.ts'

/** "UNI price": `$1.23`, or `$-` while no pool gives a price (spec: uni.price). */
export const tokenPriceText = (inDollars: Price | null): string =>
  `$${inDollars === null ? '-' : fixedPrice(inDollars, 2)}`
