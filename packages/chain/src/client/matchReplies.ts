import { RpcError } from '../rpc/rpcError.ts'

export type Reply = { ok: true; result: unknown } | { ok: false; error: RpcError }

type Item = Readonly<Record<string, unknown>>

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value)

const hasError = ({ error }: Item) => error !== undefined && error !== null

/** Some nodes return ids as strings. */
const idOf = ({ id }: Item): unknown => (typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : id)

/** Maps each id to its item. If two items with the same id differ, neither counts: we cannot know which one is right. */
function itemsById(items: readonly unknown[]): ReadonlyMap<unknown, Item | null> {
  const byId = new Map<unknown, Item | null>()
  for (const item of items.filter(isItem)) {
    const id = idOf(item)
    const earlierItem = byId.get(id)
    byId.set(id, earlierItem === undefined || (earlierItem !== null && isSameReply(earlierItem, item)) ? item : null)
  }
  return byId
}

const isSameReply = (one: Item, other: Item) =>
  JSON.stringify([one['result'], one['error']]) === JSON.stringify([other['result'], other['error']])

/**
 * Data our server returns without an answer from a node. It says nothing about the call, unlike `tooLarge` and
 * `refusedBatch`, which ask for smaller requests.
 */
const KINDS_WITHOUT_ANSWER: ReadonlySet<unknown> = new Set([
  'unreachable',
  'timedOut',
  'garbled',
  'busy',
  'rateLimited',
  'httpError',
  'notJsonRpc',
  'wrongChain',
  'resting',
])

function replyOf(method: string, item: Item | null | undefined): Reply {
  if (item && hasError(item)) {
    const { code, message, data } = isItem(item['error']) ? item['error'] : { message: item['error'] }
    const number = typeof code === 'number' ? code : undefined
    const kind = isItem(data) && KINDS_WITHOUT_ANSWER.has(data['kind']) ? 'unreachable' : 'refused'
    return { ok: false, error: new RpcError(kind, String(message), number, data) }
  }
  if (item && 'result' in item) return { ok: true, result: item['result'] }
  const message = `Received unexpected JSON-RPC response to ${method} request.`
  return { ok: false, error: new RpcError('unreachable', message) }
}

/** Matches a parsed response of any shape to the calls; ids start at 1 (spec: reads.replies; cases 49 and 50). */
export function matchReplies(parsed: unknown, methods: readonly string[]): readonly Reply[] {
  // A node that rejects a batch of this size answers with a single error, which then applies to every call.
  if (isItem(parsed) && hasError(parsed) && typeof idOf(parsed) !== 'number')
    return methods.map((method) => replyOf(method, parsed))
  const byId = itemsById(Array.isArray(parsed) ? parsed : [parsed])
  return methods.map((method, at) => replyOf(method, byId.get(at + 1)))
}
