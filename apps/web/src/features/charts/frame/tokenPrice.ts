import { chartFigure } from '#platform/tokens/charts/chartFigure.ts'

/**
 * Price of one whole token, from the server's price of its smallest unit; null if the price or the decimals are
 * unknown.
 */
export function tokenPrice(price: number | null, decimals: number | null): { dollars: number; text: string } | null {
  if (price === null || decimals === null) return null
  const dollars = price * 10 ** decimals
  return { dollars, text: `$${chartFigure(dollars)}` }
}
