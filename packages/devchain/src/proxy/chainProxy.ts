import { Agent, type IncomingMessage, type ServerResponse, createServer, request as ask } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { type Duplex, pipeline } from 'node:stream'
import { hostCount, isExtension } from '@musi/domain/url/requestHeaders'

export type Refusal = { status: number; sentence: string }
type RequestHead = Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'url'>

/** Valid Host headers for this port. */
const ownHosts = (port: number): readonly string[] =>
  ['127.0.0.1', 'localhost', '[::1]'].map((name) => new URL(`http://${name}:${port}`).host)

/**
 * Returns null if the request may pass. Neither our app nor any other page uses this port, so an Origin other than a wallet extension's is a
 * foreign page, and a foreign Host means DNS rebinding.
 */
function proxyRefusal({ headers, rawHeaders, url }: RequestHead, hosts: readonly string[]): Refusal | null {
  const { host, origin } = headers
  if (hostCount(rawHeaders) > 1) return { status: 400, sentence: 'A request names one host, in one header (RFC 9112).' }
  // An absolute address would name a second host.
  if (url?.startsWith('/') !== true) return { status: 400, sentence: 'A request names a path.' }
  if (host === undefined || !hosts.includes(host.toLowerCase()))
    return {
      status: 421,
      sentence: `The local chain does not answer for the host that was asked, only for ${hosts.join(', ')}.`,
    }
  if (origin !== undefined && !isExtension(origin))
    return { status: 403, sentence: 'The local chain does not answer pages, only programs and wallets.' }
  return null
}

export type ChainProxy = {
  port: number
  /** Sets the chain that requests are forwarded to; before, all are answered with 503. */
  forwardTo: (chainUrl: string) => void
  close: () => void
}

/** Maximum number of connections; each is an open file of the process that also serves the product. */
const MAX_CONNECTIONS = 512

const UNREACHABLE: Refusal = { status: 503, sentence: 'The local chain does not answer now. Ask again in a moment.' }
const isWebSocket = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket'

const bodyOf = ({ sentence }: Refusal) =>
  JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32600, message: sentence } })

function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal) {
  // The remaining body is read and dropped, so that the answer arrives.
  request.resume()
  response.writeHead(refusal.status, { 'content-type': 'application/json' }).end(bodyOf(refusal))
}

function refuseConnection(line: Duplex, refusal: Refusal) {
  const body = bodyOf(refusal)
  const head = `HTTP/1.1 ${refusal.status} Refused\r\nconnection: close\r\ncontent-type: application/json`
  line.end(`${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
}

/** Headers that are forwarded; others concern a single connection or a page. */
function forwardedHeaders(headers: IncomingMessage['headers']): Record<string, string> {
  const { 'content-type': type, 'content-length': length, allow } = headers
  const entries = Object.entries({ 'content-type': type, 'content-length': length, allow })
  return Object.fromEntries(entries.filter((each): each is [string, string] => each[1] !== undefined))
}

function forwardRequest(request: IncomingMessage, response: ServerResponse, { hostname, port }: URL, agent: Agent) {
  const { method, url: path } = request
  const forwarded = ask(
    { hostname, port, agent, method, path, headers: forwardedHeaders(request.headers) },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, forwardedHeaders(answer.headers))
      pipeline(answer, response, () => undefined)
    },
  )
  forwarded.on('error', () => {
    if (response.headersSent) response.destroy()
    else refuse(request, response, UNREACHABLE)
  })
  response.on('error', () => forwarded.destroy())
  response.on('close', () => {
    // The client has hung up.
    if (!response.writableFinished) forwarded.destroy()
  })
  request.pipe(forwarded)
}

type Tunnel = { request: IncomingMessage; line: Duplex; head: Buffer; keep: (line: Duplex, other: Duplex) => void }

/** Connects a WebSocket client to the chain, with its handshake. */
function forwardWebSocket({ hostname, host, port }: URL, { request, line, head, keep }: Tunnel) {
  let isThere = false
  const chain = connect({ host: hostname, port: Number(port), noDelay: true }, () => {
    isThere = true
    keep(chain, line)
    const handshake = Object.entries(request.headers)
      .filter(([name]) => name === 'upgrade' || name === 'connection' || name.startsWith('sec-websocket-'))
      .map(([name, value]) => `${name}: ${String(value)}\r\n`)
    chain.write(`GET ${request.url} HTTP/1.1\r\nhost: ${host}\r\n${handshake.join('')}\r\n`, 'latin1')
    chain.write(head)
    chain.pipe(line).pipe(chain)
  })
  chain.on('error', () => {
    if (!isThere) refuseConnection(line, UNREACHABLE)
  })
  keep(line, chain)
}

/**
 * Opens the port at which other programs of this computer reach the chain. The chain itself listens on a host no page can find
 * (anvilProcess.ts), because anvil accepts any Host and Origin. Null if the port is taken.
 */
export async function openChainProxy(wantedPort: number): Promise<ChainProxy | null> {
  const agent = new Agent({ keepAlive: true })
  const lines = new Set<Duplex>()
  let chain: URL | null = null
  let hosts: readonly string[] = []

  function keep(line: Duplex, other: Duplex) {
    lines.add(line)
    line.on('error', () => line.destroy())
    line.on('close', () => {
      lines.delete(line)
      other.destroy()
    })
  }
  const server = createServer({ shouldUpgradeCallback: isWebSocket }, (request, response) => {
    const refusal = proxyRefusal(request, hosts)
    if (refusal !== null || chain === null) refuse(request, response, refusal ?? UNREACHABLE)
    else forwardRequest(request, response, chain, agent)
  })
  server.on('upgrade', (request, line, head) => {
    const refusal = proxyRefusal(request, hosts)
    if (refusal === null && chain !== null) return forwardWebSocket(chain, { request, line, head, keep })
    keep(line, line)
    refuseConnection(line, refusal ?? UNREACHABLE)
  })
  server.maxConnections = MAX_CONNECTIONS
  const isOpen = await new Promise<boolean>((resolve) => {
    server.on('error', () => resolve(false))
    server.listen(wantedPort, '127.0.0.1', () => resolve(true))
  })
  if (!isOpen) return null
  const { port } = server.address() as AddressInfo
  hosts = ownHosts(port)
  return {
    port,
    forwardTo: (chainUrl) => {
      chain = new URL(chainUrl)
    },
    close: () => {
      server.close()
      server.closeAllConnections()
      for (const line of lines) line.destroy()
      agent.destroy()
    },
  }
}
