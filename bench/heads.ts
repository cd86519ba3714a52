import { type Row, median, row } from './measure/row.ts'
import { servedChain } from './measure/servedChain.ts'
import { HEADS_PATH } from '@musi/api/paths'

type Heard = (number: number) => Promise<number>

/** Records when each block was first seen. */
function times(): { note: (number: number) => void; heard: Heard } {
  const waiting = new Map<number, PromiseWithResolvers<number>>()
  const at = (number: number) => {
    const entry = waiting.get(number) ?? Promise.withResolvers<number>()
    waiting.set(number, entry)
    return entry
  }
  return { note: (number) => at(number).resolve(performance.now()), heard: (number) => at(number).promise }
}

async function fromServer(origin: string): Promise<Heard> {
  const { note, heard } = times()
  const answer = await fetch(`${origin}${HEADS_PATH}`)
  if (!answer.body) throw new Error('The stream did not open.')
  const body = answer.body.pipeThrough(new TextDecoderStream())
  const listen = async () => {
    for await (const text of body) for (const [, number] of text.matchAll(/"number":(\d+)/g)) note(Number(number))
  }
  void listen().catch(() => undefined) // ends with the server
  return heard
}

async function fromNode(wsUrl: string): Promise<Heard> {
  const { note, heard } = times()
  const socket = new WebSocket(wsUrl)
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newHeads'] }))
  socket.addEventListener('message', ({ data }) => {
    const { params } = JSON.parse(String(data)) as { params?: { result: { number: string } } }
    if (params) note(Number(params.result.number))
  })
  return heard
}

/** Time from mining a block to its arrival at a page, compared with a direct subscription to the node. */
export async function* heads(quick: boolean): AsyncIterable<Row> {
  const { chain, origin, stop } = await servedChain()
  for (const pages of quick ? [1] : [1, 50, 200]) {
    const node = await fromNode(chain.wsUrl)
    const listeners = await Promise.all(Array.from({ length: pages }, () => fromServer(origin)))
    const peer = [] as number[]
    const ours = [] as number[]
    for (let round = 0; round < (quick ? 5 : 40); round++) {
      const next = Number(await chain.request('eth_blockNumber')) + 1
      const since = performance.now()
      const [heardByNode, ...heardByPages] = [node(next), ...listeners.map((listener) => listener(next))]
      await chain.request('evm_mine')
      peer.push((await heardByNode) - since)
      ours.push(Math.max(...(await Promise.all(heardByPages))) - since)
    }
    yield row(
      'heads',
      pages,
      'mined to the last page',
      { name: 'subscription to the node', ms: median(peer) },
      median(ours),
    )
  }
  await stop()
}
