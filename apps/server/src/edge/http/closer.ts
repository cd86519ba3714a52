import type { Server } from 'node:http'

/** Running requests may take this long to finish; idle connections are closed at once. */
const LAST_REQUESTS_MS = 3000

type Stoppable = { stop: () => void | Promise<void> }

/** Closing is idempotent. `last` is stopped at the end, because requests and watches use it. */
export function closer(
  servers: readonly Server[],
  watches: readonly Stoppable[],
  last: Stoppable,
): () => Promise<void> {
  let closing: Promise<void> | null = null
  return () => {
    closing ??= close(servers, watches, last)
    return closing
  }
}

async function close(servers: readonly Server[], watches: readonly Stoppable[], last: Stoppable) {
  const closed = servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve())))
  const stopped = watches.map((watch) => watch.stop())
  for (const server of servers) server.closeIdleConnections()
  const forceTimer = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), LAST_REQUESTS_MS)
  await Promise.all([...closed, ...stopped])
  clearTimeout(forceTimer)
  await last.stop()
}
