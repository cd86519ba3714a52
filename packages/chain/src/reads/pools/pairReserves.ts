import type { Address } from '@musi/domain/address'
import type { Hex } from 'viem'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { callData, uintAt } from '../../multicall/words.ts'

/** A pair's reserves; the token with the lower address comes first. */
export type Reserves = readonly [bigint, bigint]

const GET_RESERVES = callData('0x0902f1ac')
const RESERVE_BOUND = 2n ** 112n

function decode(data: Hex): Reserves | undefined {
  const first = uintAt(data, 0)
  const second = uintAt(data, 1)
  if (first === undefined || second === undefined || first >= RESERVE_BOUND || second >= RESERVE_BOUND) return undefined
  return [first, second]
}

/** An error means that there is no pair; the reserves of an empty pair are both zero. */
export const pairReserves = (pair: Address): Read<Reserves> => ({
  call: { address: pair, callData: GET_RESERVES },
  decode,
  holdsBlocks: EVERY_BLOCK,
})
