import { ASSET_PATH } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import { ownPath } from '@musi/domain/ownPath'
import { fields, fromJson, orNull, text } from '@musi/domain/untrusted'
import { useEffect, useEffectEvent } from 'react'
import { fromServer } from '#platform/page/http/fromServer.ts'
import { useAnswer } from '#platform/page/loading/useAnswer.ts'

const TIMEOUT_MS = 10_000
const AGAIN_MS = 3000

const named = fields({ asset: orNull(fields({ name: orNull(text), image_url: (given) => ownPath(given) ?? null })) })

/** Null: nothing, or it is not read. The picture is as our server hands it on. */
export type PieceLook = { readonly name: string | null; readonly picture: string | null }
const UNREAD: PieceLook = { name: null, picture: null }

async function ask(collection: Address, id: bigint): Promise<PieceLook> {
  const query = new URLSearchParams({ token_address: collection, token_id: String(id) })
  const answer = await fromServer(`${ASSET_PATH}?${query}`, TIMEOUT_MS)
  const read = answer.ok ? fromJson(await answer.text(), named) : undefined
  if (read === undefined) throw new Error('The name of a piece could not be read.')
  return { name: read.asset?.name || null, picture: read.asset?.image_url ?? null }
}

/** How the file of a piece calls and shows it, asked for again while nobody answers. */
export function usePieceLook(collection: Address, id: bigint): PieceLook {
  const answer = useAnswer(`piece ${collection} ${id}`, () => ask(collection, id))
  const isFailed = answer.kind === 'failed'
  const again = useEffectEvent(() => answer.kind === 'failed' && answer.retry())
  useEffect(() => {
    if (!isFailed) return undefined
    const timer = setTimeout(again, AGAIN_MS)
    return () => clearTimeout(timer)
  }, [isFailed])
  return answer.kind === 'ready' ? answer.value : UNREAD
}
