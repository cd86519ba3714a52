import { jsonAnswer } from '#edge/http/answer.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { AssetSource } from '../pieces/assetSource.ts'

/** GET /api/nft/asset?token_address=&token_id=: one item of the listing, or none (spec: drops.asset). */
export const asset =
  ({ assets }: { assets: Pick<AssetSource, 'asset'> }): Endpoint =>
  async (request) => {
    const address = request.query('token_address') ?? ''
    const id = request.query('token_id') ?? ''
    const item = address === '' || id === '' ? null : await assets.asset(address, id)
    return jsonAnswer(200, JSON.stringify({ asset: item }))
  }
