const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567'

/** Encodes the bytes as one number; each leading zero byte becomes a `1`. */
export function toBase58(bytes: Uint8Array): string {
  let number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let text = ''
  for (; number > 0n; number /= 58n) text = (BASE58[Number(number % 58n)] ?? '') + text
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return BASE58.charAt(0).repeat(zeros < 0 ? bytes.length : zeros) + text
}

export function fromBase58(text: string): Uint8Array | null {
  let number = 0n
  for (const character of text) {
    const digit = BASE58.indexOf(character)
    if (digit < 0) return null
    number = number * 58n + BigInt(digit)
  }
  const bytes: number[] = []
  for (; number > 0n; number /= 256n) bytes.unshift(Number(number % 256n))
  const zeros = Array.from(text).findIndex((character) => character !== BASE58.charAt(0))
  return Uint8Array.from([...Array.from({ length: zeros < 0 ? text.length : zeros }, () => 0), ...bytes])
}

/** Encodes five bits per letter, in lower case without padding (RFC 4648). */
export function toBase32(bytes: Uint8Array): string {
  let text = ''
  let pendingBits = 0
  let bits = 0
  for (const byte of bytes) {
    pendingBits = (pendingBits << 8) | byte
    for (bits += 8; bits >= 5; bits -= 5) text += BASE32[(pendingBits >> (bits - 5)) & 31] ?? ''
    pendingBits &= (1 << bits) - 1
  }
  return bits === 0 ? text : text + (BASE32[(pendingBits << (5 - bits)) & 31] ?? '')
}

export function fromBase32(text: string): Uint8Array | null {
  const bytes: number[] = []
  let pendingBits = 0
  let bits = 0
  for (const letter of text) {
    const digit = BASE32.indexOf(letter)
    if (digit < 0) return null
    pendingBits = (pendingBits << 5) | digit
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push(pendingBits >> bits)
    pendingBits &= (1 << bits) - 1
  }
  // The remaining bits pad the last letter: fewer than five, and all zero.
  return bits < 5 && pendingBits === 0 ? Uint8Array.from(bytes) : null
}
