import type { ASSET_PATH } from '@musi/api/pieces'
import type { Address } from '@musi/domain/address'
import { fields, fromJson, orNull, text } from '@musi/domain/untrusted'
import { useEffect, useEffectEvent } from 'react'
import { fromServer } from '../../page/http/fromServer.ts'
import { useAnswer } from '../../page/loading/useAnswer.ts'

const PATH: typeof ASSET_PATH = '/api/nft/asset'
const TIMEOUT_MS = 10_000
const AGAIN_MS = 3000

const named = fields({ asset: orNull(fields({ name: orNull(text) })) })

async function ask(collection: Address, id: bigint): Promise<string | null> {
  const query = new URLSearchParams({ token_address: collection, token_id: String(id) })
  const answer = await fromServer(`${PATH}?${query}`, TIMEOUT_MS)
  const read = answer.ok ? fromJson(await answer.text(), named) : undefined
  if (read === undefined) throw new Error('The name of a piece could not be read.')
  return read.asset?.name || null
}

/** What the file of a piece calls it, asked for again while nobody answers. Null: nothing, or it is not read. */
export function usePieceName(collection: Address, id: bigint): string | null {
  const answer = useAnswer(`piece ${collection} ${id}`, () => ask(collection, id))
  const isFailed = answer.kind === 'failed'
  const again = useEffectEvent(() => answer.kind === 'failed' && answer.retry())
  useEffect(() => {
    if (!isFailed) return undefined
    const timer = setTimeout(again, AGAIN_MS)
    return () => clearTimeout(timer)
  }, [isFailed])
  return answer.kind === 'ready' ? answer.value : null
}
