import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

type Item = Record<string, unknown>

export type Fault =
  // Correct results in a wrong form (case 49).
  | { kind: 'shuffled' }
  | { kind: 'missing'; index: number }
  | { kind: 'duplicated'; index: number; change?: Item }
  | { kind: 'unknownId' }
  | { kind: 'textIds' }
  | { kind: 'itemError'; index: number; message: string }
  /** Replaces the result of each call by this function's value. */
  | { kind: 'lies'; result: (result: unknown) => unknown }
  // No JSON-RPC answers (cases 50, 51)
  | { kind: 'body'; body: string; status?: number; headers?: Record<string, string> }
  | { kind: 'truncated' }
  | { kind: 'flood'; bytes: number }
  | { kind: 'gzipBomb'; bytes: number }
  | { kind: 'status'; status: number; retryAfter?: string }
  | { kind: 'reset' }
  | { kind: 'hangs' }
  /** The node gets the call, and the connection breaks before its answer. */
  | { kind: 'answerLost' }
  | { kind: 'cut' }

const JSON_TYPE = { 'content-type': 'application/json' }

/** Sends the fault's version of the node's answer. */
export async function sendFault(
  fault: Fault,
  ask: () => Promise<string>,
  response: ServerResponse,
  random: () => number,
): Promise<void> {
  switch (fault.kind) {
    case 'hangs':
      return
    case 'reset':
      response.socket?.resetAndDestroy()
      return
    case 'cut':
      response.destroy()
      return
    case 'answerLost':
      await ask()
      response.socket?.resetAndDestroy()
      return
    case 'status':
      response
        .writeHead(fault.status, fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter })
        .end('<html>no</html>')
      return
    case 'body':
      response.writeHead(fault.status ?? 200, { ...JSON_TYPE, ...fault.headers }).end(fault.body)
      return
    case 'truncated': {
      const whole = await ask()
      response.writeHead(200, JSON_TYPE).end(whole.slice(0, whole.length / 2))
      return
    }
    case 'gzipBomb':
      response
        .writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(fault.bytes, ' ')))
      return
    case 'flood':
      flood(response, fault.bytes)
      return
    default: {
      const answer: unknown = JSON.parse(await ask())
      const damaged = Array.isArray(answer)
        ? changeItems(fault, answer, random)
        : changeItems(fault, [answer as Item], random)[0]
      response.writeHead(200, JSON_TYPE).end(JSON.stringify(damaged))
    }
  }
}

type Rearrangement = Extract<
  Fault,
  { kind: 'shuffled' | 'missing' | 'duplicated' | 'unknownId' | 'textIds' | 'itemError' | 'lies' }
>

function changeItems(fault: Rearrangement, items: readonly Item[], random: () => number): Item[] {
  switch (fault.kind) {
    case 'shuffled':
      return items
        .map((item) => ({ item, at: random() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ item }) => item)
    case 'missing':
      return items.filter((_, index) => index !== fault.index)
    case 'duplicated':
      return items.flatMap((item, index) => (index === fault.index ? [item, { ...item, ...fault.change }] : [item]))
    case 'unknownId':
      return [{ jsonrpc: '2.0', id: 987_654, result: '0xbad' }, ...items, { jsonrpc: '2.0', id: null, result: '0xbad' }]
    case 'textIds':
      return items.map((item) => ({ ...item, id: String(item['id']) }))
    case 'itemError':
      return items.map((item, index) =>
        index === fault.index
          ? { jsonrpc: '2.0', id: item['id'], error: { code: -32_000, message: fault.message } }
          : item,
      )
    case 'lies':
      return items.map((item) => ('result' in item ? { ...item, result: fault.result(item['result']) } : item))
  }
}

/** Sends bytes without a Content-Length, as fast as they are read. */
function flood(response: ServerResponse, bytes: number) {
  const chunk = Buffer.alloc(64 * 1024, ' ')
  let left = bytes
  response.writeHead(200, JSON_TYPE)
  function more() {
    while (left > 0) {
      left -= chunk.length
      if (!response.write(chunk)) {
        response.once('drain', more)
        return
      }
    }
    response.end()
  }
  more()
}
