// Simulates a chain that does not answer, while its new blocks may still arrive.
import { node } from './chain.ts'
import { eventually } from './eventually.ts'
import { origin } from './origin.ts'

const RPC = '**/rpc'
/** Number of batches of reads; liveness probes are single requests. */
const rpcCount = (): number =>
  origin.requests().filter(({ url, postData }) => url().endsWith('/rpc') && postData().startsWith('[')).length

/** Answer of a server that cannot reach its node: an error for each call. */
function errorsFor(text: string): unknown {
  const error = { code: -32000, message: 'The endpoint could not be reached.', data: { kind: 'unreachable' } }
  const calls = JSON.parse(text) as { id: number } | readonly { id: number }[]
  return Array.isArray(calls)
    ? calls.map(({ id }: { id: number }) => ({ jsonrpc: '2.0', id, error }))
    : { jsonrpc: '2.0', id: (calls as { id: number }).id, error }
}

/** Makes every request to /rpc fail. Returns the function that ends this. */
export function failRpc(how: 'with 502' | 'with errors' | 'without an end'): () => void {
  origin.route(RPC, (route) => {
    if (how === 'with 502') route.fulfill({ status: 502 })
    if (how === 'with errors') route.fulfill({ json: errorsFor(route.request().postData()) })
  })
  return () => origin.unroute(RPC)
}

type RpcItem = { id: number; method: string; params: unknown }
type RpcReply = { id: number } & Record<string, unknown>

/** Methods that try a transaction before it is sent. */
const TRIALS = new Set(['eth_simulateV1', 'eth_estimateGas'])

/**
 * Freezes what the page reads of the chain by repeating the first answer to each call, in whatever batch it comes again. Trials of a
 * transaction run on the chain as it is. Returns the function that ends this.
 */
export function freezeRpcAnswers(): () => void {
  const answers = new Map<string, Promise<RpcReply | undefined>>()
  const keyOf = ({ method, params }: RpcItem) => JSON.stringify([method, params])
  origin.route(RPC, async (route) => {
    const body = JSON.parse(route.request().postData()) as RpcItem | RpcItem[]
    const items = [body].flat()
    const isNew = (item: RpcItem) => TRIALS.has(item.method) || !answers.has(keyOf(item))
    if (items.some(isNew)) {
      const replies = route.fetch().then(async (response) => [(await response.json()) as RpcReply | RpcReply[]].flat())
      for (const item of items.filter(isNew))
        answers.set(
          keyOf(item),
          replies.then((all) => all.find(({ id }) => id === item.id)),
        )
    }
    const replies = await Promise.all(items.map(async (item) => ({ ...(await answers.get(keyOf(item))), id: item.id })))
    route.fulfill({ json: Array.isArray(body) ? replies : replies[0] })
  })
  return () => origin.unroute(RPC)
}

/** Mines a block, and waits until the page has sent its reads. */
export async function mineBlock(): Promise<void> {
  const before = rpcCount()
  await node('anvil_mine', ['0x1'])
  await eventually(() => {
    if (rpcCount() === before) throw new Error('The page has asked nothing at the new block.')
  })
}
