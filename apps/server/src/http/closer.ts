import type { Server } from 'node:http'

/** Requests under way may finish; streams and idle connections are closed at once. */
const LAST_REQUESTS_MS = 3000

/** Closing is idempotent. */
export function closer(servers: readonly Server[], watches: readonly { stop: () => void }[]): () => Promise<void> {
  let closing: Promise<void> | null = null
  return () => {
    closing ??= close(servers, watches)
    return closing
  }
}

async function close(servers: readonly Server[], watches: readonly { stop: () => void }[]) {
  const closed = servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve())))
  for (const watch of watches) watch.stop()
  for (const server of servers) server.closeIdleConnections()
  const late = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), LAST_REQUESTS_MS)
  await Promise.all(closed)
  clearTimeout(late)
}
