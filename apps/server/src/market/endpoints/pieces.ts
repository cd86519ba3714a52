import { REVALIDATED, fileAnswer } from '#edge/http/fileAnswer.ts'
import { problemAnswer } from '#edge/http/problemAnswer.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { PieceService } from '../pieces/pieceService.ts'
import { listingFile } from '../pieces/listingPage.ts'

/** GET /api/nft/pieces?after=: collections and their newest pieces, with current prices (spec: market.browse). */
export const pieces =
  ({ pieces }: { pieces: Pick<PieceService, 'pieces'> }): Endpoint =>
  async (request) => {
    const listing = await pieces.pieces()
    if (listing === null) return problemAnswer(503, 'chainAway', 'The chain cannot be asked at the moment. Try again.')
    const file = listingFile(listing, request.query('after'))
    // Pages request it with each block, and the answer is usually unchanged.
    return file === null
      ? problemAnswer(404, 'noSuchPage', 'The piece that `after` names is not among those that are shown. Begin anew.')
      : fileAnswer(file, REVALIDATED, request)
  }
