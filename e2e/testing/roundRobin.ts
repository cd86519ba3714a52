import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export type RoundRobin = { origin: string; use: (ports: readonly number[]) => void; close: () => void }

/** Starts a simple load balancer: each request goes to the next server. */
export async function startRoundRobin(): Promise<RoundRobin> {
  let ports: readonly number[] = []
  let turn = 0
  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const port = ports[turn % ports.length]
    turn += 1
    if (port === undefined) return void outgoing.writeHead(502).end()
    const { method, url: path, headers } = incoming
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
      answer.on('error', () => outgoing.destroy())
    })
    sent.on('error', () => outgoing.destroy())
    outgoing.on('close', () => sent.destroy())
    incoming.pipe(sent)
  }
  const server = createServer(pass)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    use(targets) {
      ports = targets
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
