import type { Write } from '@musi/chain/write'
import type { Address } from 'viem'
import type { Step } from './timeline.ts'

/** One transaction from a write of the product; in the seed its first candidate always works. */
export const stepOf = (by: Address, what: string, write: Write, gas = write.gasLimit): Step => ({
  by,
  what,
  call: write.candidates[0],
  ...(gas === undefined ? {} : { gas }),
})
