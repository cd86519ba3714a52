import type { IncomingMessage } from 'node:http'
import type { ByteHold } from '#platform/byteBudget.ts'

export type BodyTrouble = 'tooLarge' | 'busy' | 'cut'
/** `giveBack`: the text is not needed any more, and the answer may take its time. */
export type BodyText = { kind: 'read'; text: string; giveBack: () => void } | { kind: BodyTrouble }

/** The body of a request, counted as it comes. It is read once, in one of the two ways. */
export type RequestBody = {
  text: () => Promise<BodyText>
  /** Constant memory for any length: the next piece is read when `use` is done with this one. */
  pieces: (use: (piece: Buffer) => Promise<void>) => Promise<'whole' | BodyTrouble>
}

type Rule = { maxBytes: number; hold: () => ByteHold }

export function requestBody(incoming: IncomingMessage, rule: Rule): RequestBody {
  return {
    async text() {
      const chunks: Buffer[] = []
      const end = await read(incoming, rule, (piece) => {
        chunks.push(piece)
        return null
      })
      if (end !== 'whole') return { kind: end }
      const bytes = Buffer.concat(chunks)
      return { kind: 'read', text: bytes.toString('utf8'), giveBack: () => rule.hold().give(bytes.length) }
    },
    pieces: (use) => read(incoming, rule, use),
  }
}

/**
 * Reads up to a limit, whatever Content-Length says. Later bytes are discarded until the request times out, because
 * closing the connection while the client writes would lose the answer. Null means the piece was kept.
 */
function read(
  incoming: IncomingMessage,
  { maxBytes, hold }: Rule,
  use: (piece: Buffer) => Promise<void> | null,
): Promise<'whole' | BodyTrouble> {
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) {
    incoming.resume()
    return Promise.resolve('tooLarge')
  }
  if (incoming.destroyed) return Promise.resolve('cut')
  const { promise, resolve, reject } = Promise.withResolvers<'whole' | BodyTrouble>()
  const share = hold()
  let length = 0
  let pending: Promise<void> = Promise.resolve()

  function end(how: 'whole' | BodyTrouble) {
    incoming.off('data', onData)
    // A lost connection must not end it while the last piece is still in use.
    void pending.then(() => resolve(how))
    incoming.resume()
  }
  function onData(piece: Buffer) {
    length += piece.length
    if (length > maxBytes) return end('tooLarge')
    if (!share.take(piece.length)) return end('busy')
    const inUse = use(piece)
    if (inUse === null) return
    incoming.pause()
    pending = inUse.then(() => share.give(piece.length)).catch(fail)
    void pending.then(() => incoming.resume())
  }
  function fail(error: unknown) {
    incoming.off('data', onData)
    reject(error)
  }
  incoming.on('data', onData)
  incoming.once('end', () => end('whole'))
  incoming.once('error', () => end('cut'))
  incoming.once('close', () => end('cut'))
  return promise
}
