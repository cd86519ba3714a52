/** The prime and the constant of P-256. */
const P = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffn
const B = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn

/** True if a key is a point of P-256; the account's contract takes no other. */
export function isCurvePoint({ x, y }: { x: `0x${string}`; y: `0x${string}` }): boolean {
  const [a, b] = [BigInt(x), BigInt(y)]
  return a < P && b < P && (b * b - a * a * a + 3n * a - B) % P === 0n
}
