import type { Market, MarketPage, Piece } from './readMarket.ts'

const keyOf = ({ collection, id }: Piece): string => `${collection} ${id}`

/**
 * Loads all pages of the market, newest pieces first. The first page is passed on at once if
 * nothing is shown yet. A piece that moved between two pages counts once, with its last state.
 */
export async function marketPages(
  load: (cursor: string | null) => Promise<MarketPage>,
  onFirst: (market: Market) => void,
): Promise<Market> {
  const { next: second, ...first } = await load(null)
  if (second === null) return { ...first, isWhole: true }
  onFirst({ ...first, isWhole: false })
  const pieces = new Map(first.pieces.map((piece) => [keyOf(piece), piece]))
  let { hasMore, leftOut } = first
  for (let next: string | null = second; next !== null;) {
    const page: MarketPage = await load(next)
    for (const piece of page.pieces) pieces.set(keyOf(piece), piece)
    leftOut += page.leftOut
    ;({ next, hasMore } = page)
  }
  return { ...first, pieces: [...pieces.values()], hasMore, leftOut, isWhole: true }
}
