import { pristine } from '../../firstReferences.ts'
import { sliceText } from '../ownFields.ts'

const { bytes: Bytes } = pristine

const DIGITS = '0123456789abcdef'

/** The bytes of a buffer; `0x` if it is none. */
export function hexOf(buffer: unknown): `0x${string}` {
  const bytes = new Bytes(buffer as ArrayBuffer)
  let hex = ''
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    hex += `${DIGITS[byte >> 4] ?? ''}${DIGITS[byte & 15] ?? ''}`
  }
  return `0x${hex}`
}

export function bytesOf(hex: `0x${string}`): Uint8Array<ArrayBuffer> {
  const bytes = new Bytes((hex.length - 2) / 2)
  for (let at = 2; at < hex.length; at += 2) bytes[(at - 2) / 2] = byteAt(hex, at)
  return bytes
}

export const byteAt = (hex: string, at: number): number => +`0x${sliceText(hex, at, at + 2)}`
