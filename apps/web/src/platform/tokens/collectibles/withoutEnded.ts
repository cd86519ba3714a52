import type { Market } from './readMarket.ts'

/** Removes listings that have ended by this chain time since they were read (spec: market.expiry). */
export function withoutEnded(market: Market, nowSeconds: number): Market {
  const now = BigInt(nowSeconds)
  const pieces = market.pieces.map((piece) =>
    piece.listing !== null && piece.listing.order.endSeconds <= now
      ? { ...piece, listing: null, price: { native: null, dollars: null } }
      : piece,
  )
  return { ...market, pieces }
}

/** Changes when another order has ended. */
export const endedCount = ({ pieces }: Market, nowSeconds: number): number =>
  pieces.filter(({ listing }) => listing !== null && listing.order.endSeconds <= BigInt(nowSeconds)).length
