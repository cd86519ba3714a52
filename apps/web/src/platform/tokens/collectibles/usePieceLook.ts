import { AssetLook } from '@musi/api/market/pieces'
import { ASSET_PATH } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import { answerTo } from '#platform/page/http/ask.ts'
import { readValue } from '#platform/page/http/readAnswer.ts'
import { useAnswer, whileAway } from '#platform/page/loading/useAnswer.ts'

const readLook = (value: unknown) => readValue(AssetLook, value)

/**
 * Name and picture of a piece; each is null if there is none or it is not read yet. Our server
 * serves the picture.
 */
export type PieceLook = { readonly name: string | null; readonly picture: string | null }
const NO_LOOK: PieceLook = { name: null, picture: null }

async function fetchLook(collection: Address, id: bigint): Promise<PieceLook> {
  const query = new URLSearchParams({ token_address: collection, token_id: String(id) })
  // The browser caches it for as long as our server's headers allow.
  const read = await answerTo(`${ASSET_PATH}?${query}`, readLook, { cache: 'default' })
  return { name: read.asset?.name || null, picture: read.asset?.image_url ?? null }
}

/** Reads name and picture of a piece's file, with retries while the server does not answer. */
export function usePieceLook(collection: Address, id: bigint): PieceLook {
  const answer = useAnswer(`piece ${collection} ${id}`, () => fetchLook(collection, id), null, whileAway)
  return answer.kind === 'ready' ? answer.value : NO_LOOK
}
