import { jsonAnswer } from '#edge/http/answer.ts'
import { problemAnswer } from '#edge/http/problemAnswer.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { AssetSource } from '../pieces/assetSource.ts'

type Needs = { assets: Pick<AssetSource, 'assets'> }

const MAX_ASSETS = 50
const parseWholeNumber = (text: string | null, fallback: number): number | null =>
  text === null ? fallback : /^\d{1,6}$/.test(text) ? Number(text) : null

/** GET /api/nft/assets?owner=&order_direction=desc&offset=0&limit=6: the marketplace listing (spec: drops.assets). */
export const assets =
  ({ assets }: Needs): Endpoint =>
  async (request) => {
    const offset = parseWholeNumber(request.query('offset'), 0)
    const limit = parseWholeNumber(request.query('limit'), MAX_ASSETS)
    if (offset === null || limit === null)
      return problemAnswer(400, 'badRequest', '`offset` and `limit` are whole numbers.')
    const listing = await assets.assets({
      owner: request.query('owner') || null,
      isDescending: request.query('order_direction') !== 'asc',
      offset,
      limit: Math.min(limit, MAX_ASSETS),
    })
    return listing === null
      ? problemAnswer(503, 'away', 'The marketplace listing cannot be read at the moment. Try again.')
      : jsonAnswer(200, JSON.stringify({ assets: listing }))
  }

/** GET /api/nft/asset?token_address=&token_id=: one item of the listing, or none (spec: drops.asset). */
export const asset =
  ({ assets }: { assets: Pick<AssetSource, 'asset'> }): Endpoint =>
  async (request) => {
    const address = request.query('token_address') ?? ''
    const id = request.query('token_id') ?? ''
    const item = address === '' || id === '' ? null : await assets.asset(address, id)
    return jsonAnswer(200, JSON.stringify({ asset: item }))
  }
