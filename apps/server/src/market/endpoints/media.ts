import { createHash } from 'node:crypto'
import { uint256 } from '@musi/api/values'
import { parseAddress } from '@musi/domain/address'
import * as v from 'valibot'
import { SANDBOX } from '#edge/http/answer.ts'
import { fileAnswer } from '#edge/http/fileAnswer.ts'
import { busyAnswer, problemAnswer } from '#edge/http/problemAnswer.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { OutsideAnswer } from '#edge/outside/outside.ts'
import { WITHDRAWABLE_SECONDS } from '#moderation/takedowns.ts'
import type { AssetSource } from '../pieces/assetSource.ts'
import type { PieceService } from '../pieces/pieceService.ts'
import { OUTSIDE_SENTENCES } from '#edge/endpoints/outside.ts'

type Needs = { pieces: Pick<PieceService, 'media'>; assets: Pick<AssetSource, 'listedPicture'> }

/** GET /api/nft/{collection}/{id}/media: the picture that the piece’s contract refers to (spec: market.media). */
export const media =
  ({ pieces, assets }: Needs): Endpoint =>
  async (request) => {
    const { collection = '', id = '' } = request.params
    const result = await pictureOf({ pieces, assets }, request.client, collection, id)
    if (result === null) return problemAnswer(404, 'noPicture', 'There is no such piece, or it has no picture.')
    if (!result.ok)
      return result.reason === 'busy'
        ? busyAnswer()
        : problemAnswer(502, result.reason === 'dead' ? 'unreachable' : result.reason, OUTSIDE_SENTENCES[result.reason])
    // Counted once: the cache may share these bytes, or drop them while they are being sent.
    if (!request.hold().share(result.body)) return busyAnswer()
    const etag = `"${createHash('sha256').update(result.body).digest('hex').slice(0, 32)}"`
    const file = { content: result.body, br: null, gzip: null, type: result.type, etag }
    return fileAnswer(file, `private, max-age=${WITHDRAWABLE_SECONDS}`, request, SANDBOX)
  }

function pictureOf(
  { pieces, assets }: Needs,
  client: string,
  collection: string,
  id: string,
): Promise<OutsideAnswer | null> {
  if (collection === 'listed') return assets.listedPicture(id)
  const address = parseAddress(collection)
  return address === null || !v.is(uint256, id) ? Promise.resolve(null) : pieces.media(client, address, id)
}
