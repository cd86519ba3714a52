import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export type Listening =
  | { ok: true; port: number; servers: readonly Server[] }
  | { ok: false; problem: { kind: 'portTaken' | 'cannotListen'; sentence: string } }

/** Slow clients are cut off, so that they never keep others waiting (case 85). */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16 * 1024,
}
const MAX_CONNECTIONS = 4096
/** The timeout of a connection without traffic; open streams send heartbeats more often. */
const IDLE_MS = 60_000

const LOOPBACK = ['127.0.0.1', '::1'] as const
const ATTEMPTS_AT_ANY_PORT = 5

/** Listens on a host, or on both loopback addresses (one on a machine without IPv6). */
export async function listen(
  host: string | null,
  port: number,
  handle: RequestListener,
  { limits = LIMITS, onConnection = () => undefined }: ListenOptions = {},
): Promise<Listening> {
  const options = { limits, onConnection }
  const [first, second] = host === null ? LOOPBACK : [host, null]
  for (let attempt = 1; ; attempt += 1) {
    const firstServer = await open(first, port, handle, options)
    if (!firstServer.ok) return { ok: false, problem: problemOf(firstServer.code, first, port) }
    const openPort = boundPort(firstServer.server)
    const secondServer = second === null ? null : await open(second, openPort, handle, options)
    if (secondServer === null || secondServer.ok)
      return {
        ok: true,
        port: openPort,
        servers: secondServer === null ? [firstServer.server] : [firstServer.server, secondServer.server],
      }
    if (secondServer.code !== 'EADDRINUSE') return { ok: true, port: openPort, servers: [firstServer.server] }
    firstServer.server.close()
    if (port !== 0 || attempt === ATTEMPTS_AT_ANY_PORT)
      return { ok: false, problem: problemOf(secondServer.code, second ?? '', openPort) }
  }
}

/** `onConnection` is called first for each connection, and may close it. */
type ListenOptions = { limits?: ServerOptions; onConnection?: (socket: Socket) => void }

type OpenResult = { ok: true; server: Server } | { ok: false; code: string }

function open(
  host: string,
  port: number,
  handle: RequestListener,
  { limits, onConnection }: Required<ListenOptions>,
): Promise<OpenResult> {
  const { promise, resolve } = Promise.withResolvers<OpenResult>()
  const server = createServer(limits, handle)
  server.maxConnections = MAX_CONNECTIONS
  server.setTimeout(IDLE_MS)
  server.prependListener('connection', onConnection)
  // Later errors, for example when no file descriptor is left for a connection, need no handling.
  server.on('error', (error: NodeJS.ErrnoException) => resolve({ ok: false, code: error.code ?? 'UNKNOWN' }))
  server.listen({ host, port }, () => resolve({ ok: true, server }))
  return promise
}

function boundPort(server: Server): number {
  const address: AddressInfo | string | null = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

function problemOf(code: string, host: string, port: number) {
  const other = port + 1 > 65_535 ? 3210 : port + 1
  if (code === 'EADDRINUSE')
    return {
      kind: 'portTaken',
      sentence: `Port ${port} is in use by another program. Choose another one: MUSI_PORT=${other} npm start, or npm start -- --port ${other}.`,
    } as const
  const cause = code === 'EACCES' ? 'this needs rights that you do not have' : `the system says ${code}`
  return {
    kind: 'cannotListen',
    sentence: `The server cannot listen on ${host}, port ${port}: ${cause}. Set MUSI_HOST and MUSI_PORT to something this machine can offer.`,
  } as const
}
