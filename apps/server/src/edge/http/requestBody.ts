import type { IncomingMessage } from 'node:http'
import type { ByteHold } from '#platform/byteBudget.ts'

export type BodyTrouble = 'tooLarge' | 'busy' | 'cut'
/** `giveBack`: returns the memory once the text is no longer needed, because the answer may take long. */
export type BodyBytes = { kind: 'read'; bytes: Buffer; giveBack: () => void } | { kind: BodyTrouble }
export type BodyText = { kind: 'read'; text: string; giveBack: () => void } | { kind: BodyTrouble }

/** The body of a request, counted while it arrives. It can be read once, as bytes, as text or in pieces. */
export type RequestBody = {
  bytes: () => Promise<BodyBytes>
  text: () => Promise<BodyText>
  /** Uses constant memory: the next piece is read when `use` has finished with this one. */
  pieces: (use: (piece: Buffer) => Promise<void>) => Promise<'whole' | BodyTrouble>
}

type Rule = { maxBytes: number; hold: () => ByteHold }

export function requestBody(incoming: IncomingMessage, rule: Rule): RequestBody {
  async function readBytes(): Promise<BodyBytes> {
    const chunks: Buffer[] = []
    const end = await read(incoming, rule, (piece) => {
      chunks.push(piece)
      return null
    })
    if (end !== 'whole') return { kind: end }
    const [first] = chunks
    const bytes = chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks)
    return { kind: 'read', bytes, giveBack: () => rule.hold().give(bytes.length) }
  }
  return {
    bytes: readBytes,
    async text() {
      const read = await readBytes()
      return read.kind === 'read' ? { kind: 'read', text: read.bytes.toString('utf8'), giveBack: read.giveBack } : read
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
  const memory = hold()
  let length = 0
  let pending: Promise<void> = Promise.resolve()

  function end(result: 'whole' | BodyTrouble) {
    incoming.off('data', onData)
    // A lost connection must not end the read while the last piece is still in use.
    void pending.then(() => resolve(result))
    incoming.resume()
  }
  function onData(piece: Buffer) {
    length += piece.length
    if (length > maxBytes) return end('tooLarge')
    if (!memory.take(piece.length)) return end('busy')
    const inUse = use(piece)
    if (inUse === null) return
    incoming.pause()
    pending = inUse.then(() => memory.give(piece.length)).catch(fail)
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
