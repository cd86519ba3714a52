import type { ASSET_PATH } from '@musi/api/pieces'
import type { Address } from '@musi/domain/address'
import { fields, fromJson, orNull, text } from '@musi/domain/untrusted'
import { useAnswer } from '../../page/loading/useAnswer.ts'

const PATH: typeof ASSET_PATH = '/api/nft/asset'
const TIMEOUT_MS = 10_000

const read = fields({ asset: orNull(fields({ name: text })) })

async function ask(collection: Address, id: bigint): Promise<string | null> {
  const query = new URLSearchParams({ token_address: collection, token_id: String(id) })
  const answer = await fetch(`${PATH}?${query}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  const name = answer.ok ? (fromJson(await answer.text(), read)?.asset?.name ?? null) : null
  return name === '' ? null : name
}

/** What the file of a piece calls it. Null: nothing, or it is not read. */
export function usePieceName(collection: Address, id: bigint): string | null {
  const answer = useAnswer(`piece ${collection} ${id}`, () => ask(collection, id))
  return answer.kind === 'ready' ? answer.value : null
}
