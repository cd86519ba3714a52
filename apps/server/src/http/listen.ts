import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export type Listening =
  | { ok: true; port: number; servers: readonly Server[] }
  | { ok: false; problem: { kind: 'portTaken' | 'cannotListen'; sentence: string } }

/** Slow clients are cut and never keep others waiting (case 85). */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16 * 1024,
}
const MAX_CONNECTIONS = 4096
/** A connection on which nothing moves either way; open streams send a heartbeat more often. */
const IDLE_MS = 60_000

const LOOPBACK = ['127.0.0.1', '::1'] as const
const ATTEMPTS_AT_ANY_PORT = 5

/** Listens on a host or on both loopback addresses; a machine without IPv6 does with one. */
export async function listen(
  host: string | null,
  port: number,
  handle: RequestListener,
  { limits = LIMITS, onLine = () => undefined }: Bounds = {},
): Promise<Listening> {
  const bounds = { limits, onLine }
  const [first, second] = host === null ? LOOPBACK : [host, null]
  for (let attempt = 1; ; attempt += 1) {
    const one = await open(first, port, handle, bounds)
    if (!one.ok) return { ok: false, problem: problemOf(one.code, first, port) }
    const bound = boundPort(one.server)
    const two = second === null ? null : await open(second, bound, handle, bounds)
    if (two === null || two.ok)
      return { ok: true, port: bound, servers: two === null ? [one.server] : [one.server, two.server] }
    if (two.code !== 'EADDRINUSE') return { ok: true, port: bound, servers: [one.server] }
    one.server.close()
    if (port !== 0 || attempt === ATTEMPTS_AT_ANY_PORT)
      return { ok: false, problem: problemOf(two.code, second ?? '', bound) }
  }
}

/** `onLine` sees each line first, and may cut it. */
type Bounds = { limits?: ServerOptions; onLine?: (line: Socket) => void }

type Opened = { ok: true; server: Server } | { ok: false; code: string }

function open(
  host: string,
  port: number,
  handle: RequestListener,
  { limits, onLine }: Required<Bounds>,
): Promise<Opened> {
  const { promise, resolve } = Promise.withResolvers<Opened>()
  const server = createServer(limits, handle)
  server.maxConnections = MAX_CONNECTIONS
  server.setTimeout(IDLE_MS)
  server.prependListener('connection', onLine)
  server.once('error', (error: NodeJS.ErrnoException) => resolve({ ok: false, code: error.code ?? 'UNKNOWN' }))
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
  const why = code === 'EACCES' ? 'this needs rights that you do not have' : `the system says ${code}`
  return {
    kind: 'cannotListen',
    sentence: `The server cannot listen on ${host}, port ${port}: ${why}. Set MUSI_HOST and MUSI_PORT to something this machine can offer.`,
  } as const
}
