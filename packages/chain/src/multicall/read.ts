import type { ReadCall } from '@musi/domain/callKey'
import type { Hex } from 'viem'

/** A read of the chain: what to call, and how to decode the answer. The multicall store executes it. */
export type Read<Value> = {
  call: ReadCall
  /** Returns undefined if the answer is invalid. */
  decode: (data: Hex) => Value | undefined
  /** Number of blocks an answer stays valid; Infinity if it never changes (spec: reads.required-age). */
  holdsBlocks: number
}

export const EVERY_BLOCK = 1
export const ONCE = Infinity
