import type { Address } from '@musi/domain/address'
import type { Hex } from 'viem'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { callData, uintAt } from '../../multicall/words.ts'

/** An account's vote; null if it has not voted. */
export type Ballot = { readonly support: boolean; readonly votes: bigint }

function decode(data: Hex): Ballot | null | undefined {
  const hasVoted = uintAt(data, 0)
  const support = uintAt(data, 1)
  const votes = uintAt(data, 2)
  if (hasVoted === undefined || support === undefined || votes === undefined) return undefined
  return hasVoted === 0n ? null : { support: support === 1n, votes }
}

export const ballotOf = (governor: Address, id: number, account: Address): Read<Ballot | null> => ({
  call: { address: governor, callData: callData('0xe23a9a52', BigInt(id), account) },
  decode,
  holdsBlocks: EVERY_BLOCK,
})
