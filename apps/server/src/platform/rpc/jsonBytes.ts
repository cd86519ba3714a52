/** A result that is passed on as it came: megabytes need not become a hundred thousand objects and a text again. */
export class JsonBytes {
  readonly bytes: Buffer
  constructor(bytes: Buffer) {
    this.bytes = bytes
  }
}

/** Smaller ones are read in less time than it takes to look at them. */
const LARGE = 4096
const START = Buffer.from('{"jsonrpc":"2.0","id":1,"result":')
const END = '}'.charCodeAt(0)

/** The result in a trusted node's answer to a single call; null if it is small, or not written as usual. */
export function largeResult(body: Buffer): JsonBytes | null {
  const isUsual = body.length >= LARGE && body.subarray(0, START.length).equals(START) && body.at(-1) === END
  return isUsual ? new JsonBytes(body.subarray(START.length, -1)) : null
}

/** JSON of replies in which results may be such bytes: as a text where there are none. */
export function joined(parts: readonly (string | JsonBytes)[]): string | Buffer {
  if (parts.every((part) => typeof part === 'string')) return parts.join('')
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part.bytes)))
}
