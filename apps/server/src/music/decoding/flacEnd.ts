import type { FileBytes } from './fileBytes.ts'

/** Bytes searched at the end: more than the largest stereo frame of music. */
const SEARCHED_BYTES = 256 * 1024
const LONGEST_HEAD = 16

function crc8(bytes: Uint8Array): number {
  let value = 0
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit += 1) value = (value & 0x80) === 0 ? value << 1 : ((value << 1) ^ 0x07) & 0xff
  }
  return value
}

/** Sample count up to the last frame, for files whose header omits it; null if no frame is found. */
export function flacEnd(file: FileBytes, from: number, blockSize: number): number | null {
  const start = Math.max(from, file.size - SEARCHED_BYTES)
  const bytes = Buffer.from(file.at(start, SEARCHED_BYTES))
  for (let at = bytes.length - 6; at >= 0; at -= 1) {
    if (bytes[at] !== 0xff || ((bytes[at + 1] ?? 0) & 0xfe) !== 0xf8) continue
    const end = endOf(bytes.subarray(at, at + LONGEST_HEAD), blockSize)
    if (end !== null) return end
  }
  return null
}

/** Returns null if this is not a frame header. */
function endOf(head: Buffer, blockSize: number): number | null {
  const lead = head[4] ?? 0
  const more = lead < 0x80 ? 0 : Math.clz32(~(lead << 24)) - 1
  if (more < 0 || more > 6) return null
  let number = lead < 0x80 ? lead : lead & ((1 << (6 - more)) - 1)
  for (let at = 5; at < 5 + more; at += 1) number = number * 64 + ((head[at] ?? 0) & 0x3f)
  const sizes = (head[2] ?? 0) >> 4
  const rates = (head[2] ?? 0) & 0xf
  const sizeAt = 5 + more
  const sizeBytes = sizes === 6 ? 1 : sizes === 7 ? 2 : 0
  const length = sizeAt + sizeBytes + (rates === 12 ? 1 : rates === 13 || rates === 14 ? 2 : 0)
  if (length >= head.length || head[length] !== crc8(head.subarray(0, length))) return null
  const own = sizeBytes === 0 ? knownSize(sizes) : head.readUIntBE(sizeAt, sizeBytes) + 1
  const isByFrame = ((head[1] ?? 0) & 1) === 0
  return own === null ? null : number * (isByFrame ? blockSize : 1) + own
}

function knownSize(code: number): number | null {
  if (code === 0) return null
  if (code === 1) return 192
  return code < 6 ? 576 * 2 ** (code - 2) : 256 * 2 ** (code - 8)
}
