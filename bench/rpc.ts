import { type Row, inTurns, row } from './measure/row.ts'
import { servedChain } from './measure/servedChain.ts'

const account = (id: number) => `0x${String(id).padStart(40, '0')}`
const calls = (size: number) =>
  Array.from({ length: size }, (_, id) => ({
    jsonrpc: '2.0',
    id,
    method: 'eth_getBalance',
    params: [account(id), 'latest'],
  }))

async function ask(url: string, body: string): Promise<string> {
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return answer.text()
}

const values = (text: string) => [JSON.parse(text) as { result: string }].flat().map(({ result }) => result)

/** Overhead of our /rpc compared with the node behind it. Both must give equal answers. */
export async function* rpc(quick: boolean): AsyncIterable<Row> {
  const { chain, origin, stop } = await servedChain()
  const ownUrl = `${origin}/rpc`
  for (const size of quick ? [1, 100] : [1, 10, 100, 500]) {
    const body = JSON.stringify(size === 1 ? calls(1)[0] : calls(size))
    const [nodeAnswers, ownAnswers] = await Promise.all([ask(chain.rpcUrl, body), ask(ownUrl, body)])
    if (values(nodeAnswers).join() !== values(ownAnswers).join()) throw new Error('The answers differ.')
    const rounds = quick ? 20 : 200
    const { peerMs, oursMs } = await inTurns(
      rounds,
      () => ask(chain.rpcUrl, body),
      () => ask(ownUrl, body),
    )
    yield row('rpc', size, size === 1 ? 'single' : 'batch', { name: 'the node itself', ms: peerMs }, oursMs)
  }
  await stop()
}
