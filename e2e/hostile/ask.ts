// Sends requests over a pool of connections, each with the client address that a trusted proxy would name.
import { Agent, request } from 'node:http'

export type Ask = { method: string; path: string; body?: string }
export type Send = (ask: Ask, from: string) => Promise<{ status: number; ms: number }>

export function sender(port: number, lines: number): Send {
  const agent = new Agent({ keepAlive: true, maxSockets: lines })
  return ({ method, path, body }, from) => {
    const { promise, resolve } = Promise.withResolvers<{ status: number; ms: number }>()
    const since = performance.now()
    const end = (status: number) => resolve({ status, ms: performance.now() - since })
    const host = `127.0.0.1:${port}`
    const headers = {
      host,
      'x-forwarded-for': from,
      'sec-fetch-site': 'same-origin',
      ...(method === 'GET' ? {} : { origin: `http://${host}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent, timeout: 30_000 }, (answer) => {
      answer.resume()
      answer.on('close', () => end(answer.complete ? (answer.statusCode ?? 0) : 0))
    })
    sent.on('error', () => end(0))
    sent.on('timeout', () => sent.destroy())
    sent.end(body)
    return promise
  }
}

export const call = (method: string, params: readonly unknown[]) => ({ jsonrpc: '2.0', id: 1, method, params })
export const rpc = (calls: unknown): Ask => ({ method: 'POST', path: '/rpc', body: JSON.stringify(calls) })
/** An address without code. */
export const BURNER = '0x00000000000000000000000000000000000000bb'
