import { quantity } from '../quantity.ts'
import type { Block } from './headHub.ts'

/** Parses a block of eth_getBlockByNumber or newHeads; null if the value is not a block. */
export function readBlock(value: unknown): Block | null {
  if (typeof value !== 'object' || value === null) return null
  const number = 'number' in value ? quantity(value.number) : null
  const timeSeconds = 'timestamp' in value ? quantity(value.timestamp) : null
  const hash = 'hash' in value ? value.hash : null
  if (number === null || timeSeconds === null || typeof hash !== 'string' || !/^0x[0-9a-f]{64}$/.test(hash)) return null
  return { number, hash, timeSeconds }
}
