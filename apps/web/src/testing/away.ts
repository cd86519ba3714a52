// A chain that does not answer, while its new blocks still arrive or not.
import { node } from './chain.ts'
import { eventually } from './eventually.ts'
import { origin } from './origin.ts'

const RPC = '**/rpc'
/** Without the signs of life, which are one question each. */
const rpcCount = (): number =>
  origin.requests().filter(({ url, postData }) => url().endsWith('/rpc') && postData().startsWith('[')).length

/** The server's answers about a node it cannot reach: an error for each call. */
function errorsFor(text: string): unknown {
  const error = { code: -32000, message: 'The endpoint could not be reached.', data: { kind: 'unreachable' } }
  const calls = JSON.parse(text) as { id: number } | readonly { id: number }[]
  return Array.isArray(calls)
    ? calls.map(({ id }: { id: number }) => ({ jsonrpc: '2.0', id, error }))
    : { jsonrpc: '2.0', id: (calls as { id: number }).id, error }
}

/** From now on each request to /rpc ends like this. Returns the function that lets them through again. */
export function rpcThat(fails: 'with 502' | 'with errors' | 'without an end'): () => void {
  origin.route(RPC, (route) => {
    if (fails === 'with 502') route.fulfill({ status: 502 })
    if (fails === 'with errors') route.fulfill({ json: errorsFor(route.request().postData()) })
  })
  return () => origin.unroute(RPC)
}

/** From now on the chain stands still for whoever asks: each request is answered as it was the first time. */
export function rpcOfThePast(): () => void {
  const answers = new Map<string, Promise<unknown>>()
  origin.route(RPC, async (route) => {
    const text = route.request().postData()
    const answer = answers.get(text) ?? route.fetch().then((response) => response.json())
    answers.set(text, answer)
    route.fulfill({ json: await answer })
  })
  return () => origin.unroute(RPC)
}

/** One block, and the page has asked for what it shows at it. */
export async function nextBlock(): Promise<void> {
  const before = rpcCount()
  await node('anvil_mine', ['0x1'])
  await eventually(() => {
    if (rpcCount() === before) throw new Error('The page has asked nothing at the new block.')
  })
}
