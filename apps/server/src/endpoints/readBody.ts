import type { IncomingMessage } from 'node:http'
import type { ByteHold } from '../byteBudget.ts'

export type Body = { kind: 'read'; text: string } | { kind: 'tooLarge' } | { kind: 'busy' } | { kind: 'cut' }

/**
 * Keeps a body up to a limit, whatever its Content-Length says. What comes after is let through and forgotten, until
 * the time for a request is over: a line that is cut while it is written to loses the answer on its way.
 */
export function readBody(incoming: IncomingMessage, maxBytes: number, hold: ByteHold): Promise<Body> {
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) {
    incoming.resume()
    return Promise.resolve({ kind: 'tooLarge' })
  }
  const { promise, resolve } = Promise.withResolvers<Body>()
  const chunks: Buffer[] = []
  let length = 0
  const end = (body: Body) => {
    incoming.off('data', onData)
    resolve(body)
    incoming.resume()
  }
  function onData(chunk: Buffer) {
    length += chunk.length
    if (length > maxBytes) end({ kind: 'tooLarge' })
    else if (!hold.take(chunk.length)) end({ kind: 'busy' })
    else chunks.push(chunk)
  }
  incoming.on('data', onData)
  incoming.once('end', () => end({ kind: 'read', text: Buffer.concat(chunks).toString('utf8') }))
  incoming.once('error', () => end({ kind: 'cut' }))
  incoming.once('close', () => end({ kind: 'cut' }))
  return promise
}
