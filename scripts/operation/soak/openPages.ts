import { type ClientRequest, get } from 'node:http'
import { HEADS_PATH } from '@musi/api/paths'
import { ORIGIN, type SoakServer } from './soakServers.ts'

/** Pause of a page before it opens its stream again. */
const RETRY_MS = 1000

/** A page that is open at each server and listens to blocks, as browsers do. Without one, servers do not poll the node. */
export function openPages(servers: readonly Pick<SoakServer, 'port'>[]): { close: () => void } {
  let isClosed = false
  const requests = new Map<number, ClientRequest>()
  function listen({ port }: Pick<SoakServer, 'port'>) {
    if (isClosed) return
    let isEnded = false
    const again = () => {
      if (!isEnded) setTimeout(() => listen({ port }), RETRY_MS)
      isEnded = true
    }
    const headers = { host: new URL(ORIGIN).host, 'x-forwarded-for': '10.2.0.1', 'sec-fetch-site': 'same-origin' }
    const request = get({ host: '127.0.0.1', port, path: HEADS_PATH, agent: false, headers }, (answer) => {
      answer.on('error', again).on('close', again).resume()
    })
    request.on('error', again)
    requests.set(port, request)
  }
  for (const server of servers) listen(server)
  return {
    close() {
      isClosed = true
      for (const request of requests.values()) request.destroy()
    },
  }
}
