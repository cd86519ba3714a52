import type { OrderRefusalCode } from '@musi/api/market/orders'
import type { AskResult } from '#platform/page/http/ask.ts'

export type SubmitTrouble = 'away' | 'refused' | 'behind'
type SubmitResult = { kind: 'stored' } | { kind: 'trouble'; trouble: SubmitTrouble }

const NOT_YET: OrderRefusalCode = 'notYet'

/** Most tries; in each, the server waits some seconds for the page's block. */
const MAX_TRIES = 3

const trouble = (kind: SubmitTrouble): SubmitResult => ({ kind: 'trouble', trouble: kind })

/**
 * Sends a signed order to our server, and retries while the server has not seen its maker's latest block (spec:
 * market.book).
 */
export async function submitOrder(post: () => Promise<AskResult<unknown>>, tries = 1): Promise<SubmitResult> {
  const result = await post()
  if (result.ok) return { kind: 'stored' }
  const { failure } = result
  if (failure.kind !== 'refused') return trouble(failure.kind === 'away' ? 'away' : 'refused')
  if (failure.status === 409 && failure.code === NOT_YET)
    return tries < MAX_TRIES ? submitOrder(post, tries + 1) : trouble('behind')
  return trouble(failure.status === 503 ? 'away' : 'refused')
}
