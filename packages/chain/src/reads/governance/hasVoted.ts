import type { Address } from '@musi/domain/address'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { callData, flag } from '../../multicall/words.ts'

/** Whether an account has voted on a proposal: the first word of its receipt. */
export const hasVoted = (governor: Address, id: number, account: Address): Read<boolean> => ({
  call: { address: governor, callData: callData('0xe23a9a52', BigInt(id), account) },
  decode: flag,
  holdsBlocks: EVERY_BLOCK,
})
