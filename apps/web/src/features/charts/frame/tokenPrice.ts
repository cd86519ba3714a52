import { chartFigure } from '#platform/tokens/charts/chartFigure.ts'

/** What one whole token costs. The server says it of the smallest unit; null: nobody says a price, or how it counts. */
export function tokenPrice(price: number | null, decimals: number | null): { dollars: number; text: string } | null {
  if (price === null || decimals === null) return null
  const dollars = price * 10 ** decimals
  return { dollars, text: `$${chartFigure(dollars)}` }
}
