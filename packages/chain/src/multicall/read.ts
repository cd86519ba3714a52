import type { ReadCall } from '@musi/domain/callKey'
import type { Hex } from 'viem'

/** A question to the chain: what to call, and what the answer means. Asking it is the multicall store's. */
export type Read<Value> = {
  call: ReadCall
  /** Undefined: that is no answer to this question. */
  decode: (data: Hex) => Value | undefined
  /** How many blocks an answer holds; Infinity: for good (spec: reads.required-age). */
  holdsBlocks: number
}

export const EVERY_BLOCK = 1
export const ONCE = Infinity
