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
      : jsonAnswer(200, JSON.stringify(market))
  }
