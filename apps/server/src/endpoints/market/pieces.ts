import type { MarketPieces } from '@musi/api/pieces'
import { jsonAnswer } from '../../http/answer.ts'
import { problemAnswer } from '../../http/problemAnswer.ts'
import type { Endpoint } from '../../http/route.ts'
import type { PieceDesk } from '../../pieces/pieceDesk.ts'

/** GET /api/nft/pieces: collections and their newest pieces, with what they cost now (spec: market.browse). */
export const pieces =
  ({ pieces }: { pieces: Pick<PieceDesk, 'pieces'> }): Endpoint =>
  async () => {
    const market = await pieces.pieces()
    return market === null
      ? problemAnswer(503, 'chainAway', 'The chain cannot be asked at the moment. Try again.')
      : jsonAnswer(200, textOf(market))
  }

/** A page of a full market is megabytes of text, and serves everybody who asks within a block. */
const texts = new WeakMap<MarketPieces, string>()
function textOf(market: MarketPieces): string {
  const text = texts.get(market) ?? JSON.stringify(market)
  texts.set(market, text)
  return text
}
