import { createECDH } from 'node:crypto'
import type { AccountKey } from '@musi/chain/relay/relayedCalls'

/** The public half of a key that nobody has used. */
export function newKey(): AccountKey {
  const point = createECDH('prime256v1').generateKeys()
  return { x: `0x${point.toString('hex', 1, 33)}`, y: `0x${point.toString('hex', 33)}` }
}
