const WORD_DIGITS = 64

/**
 * True if two answers of a contract differ by more than 0.1 % in any of their 32-byte words (spec:
 * heads.endpoint-checks).
 */
export function differ(a: string, b: string): boolean {
  if (a === b) return false
  const one = words(a)
  const two = words(b)
  if (one === null || two === null || one.length !== two.length) return true
  return one.some((word, index) => isFar(word, two[index] ?? 0n))
}

function isFar(a: bigint, b: bigint): boolean {
  const [low, high] = a < b ? [a, b] : [b, a]
  return (high - low) * 1000n > high
}

function words(hex: string): bigint[] | null {
  if (!/^0x([0-9a-f]{64})*$/i.test(hex)) return null
  const count = (hex.length - 2) / WORD_DIGITS
  return Array.from({ length: count }, (_, index) =>
    BigInt(`0x${hex.slice(2 + index * WORD_DIGITS, 2 + (index + 1) * WORD_DIGITS)}`),
  )
}
