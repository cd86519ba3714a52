/**
 * A result that is forwarded unparsed, because parsing would turn megabytes into a hundred thousand
 * objects and back into text.
 */
export class JsonBytes {
  readonly bytes: Buffer
  constructor(bytes: Buffer) {
    this.bytes = bytes
  }
}

/** Smaller results are simply parsed, which is faster than checking them. */
const LARGE_BYTES = 4096
const START = Buffer.from('{"jsonrpc":"2.0","id":1,"result":')
const END = '}'.charCodeAt(0)

/** The raw result in a trusted node's answer to a single call; null if it is small or formatted unusually. */
export function rawLargeResult(body: Buffer): JsonBytes | null {
  const isUsual = body.length >= LARGE_BYTES && body.subarray(0, START.length).equals(START) && body.at(-1) === END
  return isUsual ? new JsonBytes(body.subarray(START.length, -1)) : null
}

/** Joins parts of a JSON text. */
export function joinParts(parts: readonly (string | JsonBytes)[]): Buffer {
  if (parts.every((part) => typeof part === 'string')) return Buffer.from(parts.join(''))
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part.bytes)))
}
