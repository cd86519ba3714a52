import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

type DelayedNode = {
  url: string
  /** Calls that arrived since the last look, by method. */
  take: () => ReadonlyMap<string, number>
  stop: () => void
}

/** Passes calls on to a node, each answer this much later: a node in another part of the world. */
export async function delayedNode(target: string, delayMs: number): Promise<DelayedNode> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  let calls = new Map<string, number>()
  const server = createServer((incoming, outgoing) => {
    const forward = async () => {
      const body = await text(incoming)
      for (const { method } of [JSON.parse(body) as { method: string }].flat())
        calls.set(method, (calls.get(method) ?? 0) + 1)
      await sleep(delayMs)
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      request(target, { method: 'POST', headers, agent })
        .on('error', reject)
        .on('response', (answer) => void text(answer).then(resolve, reject))
        .end(body)
      outgoing.end(await promise)
    }
    forward().catch(() => outgoing.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take() {
      const callsBefore = calls
      calls = new Map()
      return callsBefore
    },
    stop() {
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}
