import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Drain } from './drain.ts'

/** Time for running requests to finish, after the time in which new ones are still served. */
const LAST_REQUESTS_MS = 3000
/** Time for connections to finish sending the answer to a refused request. */
const LAST_CONNECTIONS_MS = 500

type Stoppable = { stop: () => void | Promise<void> }

type Closing = {
  servers: readonly Server[]
  drain: Drain
  /** Time for which requests are served after `/ready` says that the server stops. */
  drainMs: number
  /** Ends the streams to pages, which never end by themselves. */
  streams: Stoppable
  /** Services that running requests use; stopped after the requests have ended. */
  services: readonly Stoppable[]
  /** Stopped at the end, because the services use it. */
  last: Stoppable
}

/** Closing is idempotent. */
export function closeOnce(options: Closing): () => Promise<void> {
  let closing: Promise<void> | null = null
  return () => {
    closing ??= close(options)
    return closing
  }
}

/** Stops what requests use only after the requests have ended (spec: server.stopping). */
async function close({ servers, drain, drainMs, streams, services, last }: Closing): Promise<void> {
  drain.stopping()
  if (servers.length > 0 && drainMs > 0) await sleep(drainMs)
  drain.refuse()
  await streams.stop()
  await drain.ended(LAST_REQUESTS_MS)
  const closed = servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve())))
  const stopped = services.map((service) => service.stop())
  for (const server of servers) server.closeIdleConnections()
  const forceTimer = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), LAST_CONNECTIONS_MS)
  await Promise.all([...closed, ...stopped])
  clearTimeout(forceTimer)
  await last.stop()
}
