import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** `away`: aborts each request. `leavesOut`: answers without logs. `lags`: reports an older block as the newest. */
export type NodeBehaviour = 'honest' | 'away' | 'leavesOut' | 'lags'

/** Blocks by which a lagging node is behind. */
const LAG_BLOCKS = 3

type Call = { method: string; params?: readonly unknown[] }
type Answer = { result?: unknown }

/** A proxy in front of an honest node that can fail or give false answers. Counts the calls that reach it. */
export async function nodeFront(target: string) {
  let behaviour: NodeBehaviour = 'honest'
  const calls = new Map<string, number>()
  let newest = 0
  const agent = new Agent({ keepAlive: true })

  async function forward(body: string): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    request(target, { method: 'POST', headers, agent })
      .on('error', reject)
      .on('response', (answer) => void text(answer).then(resolve, reject))
      .end(body)
    return await promise
  }

  async function answerTo(body: string): Promise<string> {
    const parsed = JSON.parse(body) as Call | readonly Call[]
    const requests = [parsed].flat() as readonly Call[]
    for (const { method } of requests) calls.set(method, (calls.get(method) ?? 0) + 1)
    const sent = behaviour === 'lags' ? requests.map((call) => lagging(call, newest - LAG_BLOCKS)) : requests
    const whole = await forward(JSON.stringify(Array.isArray(parsed) ? sent : sent[0]))
    const answers = [JSON.parse(whole) as Answer | Answer[]].flat()
    const at = requests.findIndex(({ method }) => method === 'eth_blockNumber')
    if (behaviour !== 'lags' && at >= 0) newest = Number(answers[at]?.result)
    if (behaviour !== 'leavesOut') return whole
    const falsified = answers.map((answer, place) =>
      requests[place]?.method === 'eth_getLogs' ? { ...answer, result: [] } : answer,
    )
    return JSON.stringify(Array.isArray(parsed) ? falsified : falsified[0])
  }

  const server = createServer((incoming, outgoing) => {
    const serve = async () => {
      const body = await text(incoming)
      if (behaviour === 'away') return outgoing.destroy()
      outgoing.setHeader('content-type', 'application/json')
      outgoing.end(await answerTo(body))
    }
    serve().catch(() => outgoing.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async setBehaviour(next: NodeBehaviour) {
      if (next === 'lags') newest = Number((JSON.parse(await forward(BLOCK_NUMBER)) as Answer).result)
      behaviour = next
    },
    /** Number of calls by method. */
    calls: (): ReadonlyMap<string, number> => calls,
    stop() {
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}

const BLOCK_NUMBER = '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}'

/** Rewrites a call so that it reads an earlier block. */
function lagging(call: Call, block: number): Call {
  const at = `0x${Math.max(0, block).toString(16)}`
  if (call.method === 'eth_getBlockByNumber' && call.params?.[0] === 'latest')
    return { ...call, params: [at, ...call.params.slice(1)] }
  if (call.method === 'eth_call' && call.params?.[1] === 'latest') return { ...call, params: [call.params[0], at] }
  return call
}
