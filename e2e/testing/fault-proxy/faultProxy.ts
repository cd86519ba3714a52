// A proxy between our server and a real anvil that injects the scripted faults (spec: testing.fault-proxy). Loopback only.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { seededNumbers } from '@musi/domain/random/seededNumbers'
import { type Fault, sendFault } from './faultProxyFaults.ts'
import { type Match, type Rule, ruleFor } from './faultProxyRules.ts'

/** A request and its fault, if any. With the seed, these are enough to reproduce a failure. */
type PassedRequest = { number: number; kind: Match['kind']; methods: readonly string[]; fault: Fault['kind'] | null }

export type FaultProxy = {
  url: string
  wsUrl: string
  transcript: readonly PassedRequest[]
  /** Replaces the rules; their `from` and `to` count requests from now on. */
  script: (rules: readonly Rule[]) => void
  /** Cuts all open connections, as a restarting node does. */
  cutConnections: () => void
  close: () => Promise<void>
}

export async function startFaultProxy(target: string, seed = 1): Promise<FaultProxy> {
  const random = seededNumbers(String(seed))
  const transcript: PassedRequest[] = []
  const connections = new Set<Duplex>()
  let rules: readonly Rule[] = []
  let firstOfScript = 0

  function recordRequest(kind: Match['kind'], methods: readonly string[]): Fault | null {
    const number = transcript.length - firstOfScript + 1
    const fault = ruleFor(rules, { kind, methods, number }, random)?.fault ?? null
    transcript.push({ number: transcript.length + 1, kind, methods, fault: fault?.kind ?? null })
    return fault
  }

  const server = createServer((request, response) => {
    void pass(target, request, response, (methods) => recordRequest('http', methods), random).catch(() =>
      response.destroy(),
    )
  })
  server.on('connection', (socket: Socket) => track(connections, socket))
  server.on('upgrade', (request, socket, head) => {
    if (recordRequest('ws', []) === null) tunnel(target, request, socket, head, connections)
    else socket.destroy()
  })
  const port = await listenOnLoopback(server)
  return {
    url: `http://127.0.0.1:${port}`,
    wsUrl: `ws://127.0.0.1:${port}`,
    transcript,
    script(next) {
      rules = next
      firstOfScript = transcript.length
    },
    cutConnections: () => connections.forEach((connection) => connection.destroy()),
    close() {
      connections.forEach((connection) => connection.destroy())
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

async function pass(
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
  decide: (methods: readonly string[]) => Fault | null,
  random: () => number,
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks).toString('utf8')
  const fault = decide(methodsOf(body))
  const headers = { 'content-type': 'application/json' }
  const ask = async () => await (await fetch(target, { method: 'POST', headers, body })).text()
  if (fault === null) response.writeHead(200, headers).end(await ask())
  else await sendFault(fault, ask, response, random)
}

function methodsOf(body: string): string[] {
  const parsed: unknown = JSON.parse(body)
  const calls: readonly unknown[] = Array.isArray(parsed) ? parsed : [parsed]
  return calls.flatMap((call) =>
    typeof call === 'object' && call !== null && 'method' in call ? [String(call.method)] : [],
  )
}

function tunnel(target: string, request: IncomingMessage, socket: Duplex, head: Buffer, connections: Set<Duplex>) {
  const { hostname, port } = new URL(target)
  const upstream = connect(Number(port), hostname, () => {
    const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`)
    upstream.write(`GET / HTTP/1.1\r\n${headers.join('')}\r\n`)
    upstream.write(head)
    upstream.pipe(socket).pipe(upstream)
  })
  for (const [one, other] of [
    [socket, upstream],
    [upstream, socket],
  ] as const) {
    track(connections, one)
    one.on('close', () => other.destroy())
  }
}

function track(connections: Set<Duplex>, connection: Duplex) {
  connections.add(connection)
  connection.on('error', () => connection.destroy())
  connection.on('close', () => connections.delete(connection))
}

async function listenOnLoopback(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return address.port
}
