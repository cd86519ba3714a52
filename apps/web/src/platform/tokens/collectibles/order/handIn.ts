import type { OrderRefusalCode } from '@musi/api/market/orders'
import { fields, fromJson, text } from '@musi/domain/untrusted'

export type HandInTrouble = 'away' | 'refused' | 'behind'
type HandedIn = { kind: 'kept' } | { kind: 'trouble'; trouble: HandInTrouble }

const NOT_YET: OrderRefusalCode = 'notYet'
const readCode = fields({ code: text })

/** The server waits for the block that this page has seen, some seconds each time. */
const MOST_TRIES = 3

const trouble = (kind: HandInTrouble): HandedIn => ({ kind: 'trouble', trouble: kind })

/** Gives a signed order to our server, once more while that has not seen what its maker has (spec: market.book). */
export async function handIn(
  post: () => Promise<Pick<Response, 'ok' | 'status' | 'text'>>,
  tries = 1,
): Promise<HandedIn> {
  const answer = await post()
  if (answer.ok) return { kind: 'kept' }
  if (answer.status === 409 && fromJson(await answer.text(), readCode)?.code === NOT_YET)
    return tries < MOST_TRIES ? handIn(post, tries + 1) : trouble('behind')
  return trouble(answer.status === 503 ? 'away' : 'refused')
}
