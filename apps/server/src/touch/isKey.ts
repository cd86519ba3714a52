import type { AccountKey } from '@musi/chain/relay/relayedCalls'

/** The curve P-256: y² = x³ − 3x + b modulo p. */
const P = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffn
const B = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn

/** True if x and y are a point of the curve, so that an account with this key can sign. */
export function isKey(key: AccountKey): boolean {
  const [x, y] = [BigInt(key.x), BigInt(key.y)]
  if (x >= P || y >= P || (x === 0n && y === 0n)) return false
  return (y * y - (x * x * x - 3n * x + B)) % P === 0n
}
