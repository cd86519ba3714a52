import { uint256 } from '@musi/api/values'
import { PieceSaleRow, type PieceSales } from '@musi/api/market/pieces'
import { parseAddress } from '@musi/domain/address'
import * as v from 'valibot'
import { jsonAnswer } from '#edge/http/answer.ts'
import { problemAnswer } from '#edge/http/problemAnswer.ts'
import { leftOutField, readableRows } from '#edge/http/readableRows.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { PieceService } from '../pieces/pieceService.ts'

/** GET /api/nft/{collection}/{id}/sales: past sales of a piece (spec: market.piece-sales). */
export const sales =
  ({ pieces }: { pieces: Pick<PieceService, 'sales'> }): Endpoint =>
  async (request) => {
    const { collection = '', id = '' } = request.params
    const address = parseAddress(collection)
    if (address === null || !v.is(uint256, id)) return problemAnswer(404, 'noPiece', 'There is no such piece.')
    const sold = await pieces.sales(address, id)
    if (sold === null)
      return problemAnswer(503, 'historyAway', 'What happened on this chain cannot be read at the moment. Try again.')
    const { rows, leftOut } = readableRows(
      PieceSaleRow,
      sold.map(({ transaction, timeSeconds, token, amount }) => ({
        transaction,
        timeSeconds,
        token,
        amount: String(amount),
      })),
    )
    const answer: PieceSales = { sales: rows, ...leftOutField(leftOut) }
    return jsonAnswer(200, JSON.stringify(answer))
  }
