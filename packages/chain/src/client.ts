import type { Request } from '@musi/contracts/deploy/request'
import { RpcError } from './rpcError.ts'

/** The page's own /rpc takes a thousand calls; half of that keeps an answer far below its limit. */
const MAX_BATCH = 500

type Waiting = { call: object; method: string; resolve: (result: unknown) => void; reject: (error: RpcError) => void }
type Item = { id?: unknown; result?: unknown; error?: { code?: unknown; message?: unknown; data?: unknown } }
type Post = { method: 'POST'; headers: Readonly<Record<string, string>>; body: string }
type Fetch = (url: string, post: Post) => Promise<Response>

/** What is asked within one task goes out as one array, at once (decisions.md A-18); each call gets its own answer, by id. */
export function rpcClient(url: string, fetchIt: Fetch = (where, post) => fetch(where, post)): Request {
  let queue: Waiting[] = []

  async function flush() {
    const waiting = queue
    queue = []
    for (let from = 0; from < waiting.length; from += MAX_BATCH) void send(waiting.slice(from, from + MAX_BATCH))
  }

  async function send(waiting: readonly Waiting[]) {
    try {
      const calls = waiting.map(({ call }, at) => ({ jsonrpc: '2.0', id: at + 1, ...call }))
      const items = await answers(url, calls, fetchIt)
      waiting.forEach((one, at) => settle(one, items.get(at + 1)))
    } catch (error) {
      const why = error instanceof RpcError ? error : new RpcError('unreachable', 'Failed to send batch call')
      waiting.forEach(({ reject }) => reject(why))
    }
  }

  return (method, params = []) =>
    new Promise((resolve, reject) => {
      if (queue.length === 0) queueMicrotask(() => void flush())
      queue.push({ call: { method, params }, method, resolve, reject })
    })
}

/** The texts are those of decisions.md §16. */
async function answers(url: string, calls: readonly object[], fetchIt: Fetch): Promise<Map<unknown, Item>> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  const response = await fetchIt(url, { method: 'POST', headers, body: JSON.stringify(calls) })
  if (!response.ok) throw new RpcError('unreachable', `${response.status}: ${response.statusText}`)
  const parsed: unknown = await response.json().catch(() => {
    throw new RpcError('unreachable', 'Failed to parse JSON response')
  })
  const items = (Array.isArray(parsed) ? parsed : [parsed]) as readonly (Item | null)[]
  return new Map(items.flatMap((item) => (item === null ? [] : [[item.id, item] as const])))
}

function settle({ method, resolve, reject }: Waiting, item: Item | undefined) {
  if (item?.error !== undefined && item.error !== null) {
    const { code, message, data } = item.error
    reject(new RpcError('refused', String(message), Number(code ?? -32000), data))
  } else if (item !== undefined && 'result' in item) resolve(item.result)
  else reject(new RpcError('refused', `Received unexpected JSON-RPC response to ${method} request.`))
}
