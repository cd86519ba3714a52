// For tests and benches only: the HTTP requests of a page, from a separate address.
import { Agent, type IncomingMessage, request } from 'node:http'
import { rpcClient } from '@musi/chain/client'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'

type VisitorOptions = { port: number; from: string; headers?: Readonly<Record<string, string>> }
type Sending = { method?: string; headers?: Readonly<Record<string, string>>; body?: string }

export type Visitor = {
  /** Loads a page and all of our files that it refers to; returns the status of each. */
  loadPage: (path: string) => Promise<{ path: string; status: number }[]>
  /** Listens to new blocks until the visitor leaves; `latest` is the newest block number. */
  heads: () => Promise<{ latest: () => number }>
  /** Sends JSON-RPC requests as the page does. */
  request: RpcRequest
  leave: () => void
}

export function visitor({ port, from, headers = {} }: VisitorOptions): Visitor {
  // A browser opens at most this many connections.
  const agent = new Agent({ keepAlive: true, maxSockets: 6, localAddress: from })
  const listening = new Agent({ localAddress: from })

  function open(path: string, { method = 'GET', headers: more = {}, body }: Sending = {}, lines = agent) {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const host = `127.0.0.1:${port}`
    const all = { host, 'sec-fetch-site': 'same-origin', ...headers, ...more }
    const sent = request({ host: '127.0.0.1', port, path, method, agent: lines, headers: all })
    sent.on('response', resolve).on('error', reject).end(body)
    return promise
  }
  async function read(path: string, sending?: Sending) {
    const answer = await open(path, sending)
    let text = ''
    for await (const piece of answer.setEncoding('utf8')) text += String(piece)
    return { path, status: answer.statusCode ?? 0, text, headers: answer.headers }
  }

  return {
    async loadPage(path) {
      const page = await read(path)
      const files = new Set([...page.text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? ''))
      const all = [page, ...(await Promise.all([...files].map((file) => read(file))))]
      return all.map(({ path: at, status }) => ({ path: at, status }))
    },
    async heads() {
      const answer = await open('/heads', {}, listening)
      let latest = -1
      answer.on('error', () => undefined)
      answer.setEncoding('utf8').on('data', (text: string) => {
        for (const [, number] of text.matchAll(/"number":(\d+)/g)) latest = Number(number)
      })
      return { latest: () => latest }
    },
    request: rpcClient('/rpc', {
      fetch: async (path, { method, headers: more, body }) => {
        const { status, text, headers: answered } = await read(path, { method, headers: more, body })
        const retryAfter = answered['retry-after']
        return new Response(text, { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } })
      },
    }),
    leave() {
      agent.destroy()
      listening.destroy()
    },
  }
}
