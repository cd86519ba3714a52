import type { Write } from '@musi/chain/write'
import type { Address } from 'viem'
import type { Deed } from './timeline.ts'

/** Somebody does what a write of the product describes: here the first way of it works. */
export const deedOf = (by: Address, what: string, write: Write, gas = write.gasLimit): Deed => ({
  by,
  what,
  call: write.candidates[0],
  ...(gas === undefined ? {} : { gas }),
})
