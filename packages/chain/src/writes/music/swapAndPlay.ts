import { swapAndPlayAbi as abi } from '@musi/contracts/abi/swapAndPlay'
import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import type { Write } from '../../write.ts'

export type SwapAndPlay = {
  /** Our own contract (`swapAndPlay` of the book). */
  contract: Address
  songId: `0x${string}`
  /** From the paid token to the song's token; native currency appears as the wrapped token. */
  path: readonly Address[]
  isNative: boolean
  maximumPaid: bigint
  /** The call is refused if the price has risen above this. */
  maximumCost: bigint
  deadlineSeconds: bigint
}

/** Buys exactly the cost of a play and pays with it; the unused part of the maximum is refunded. */
export function swapAndPlay(input: SwapAndPlay): Write {
  const { contract: to, isNative, maximumPaid } = input
  return { kind: 'swapAndPlay', candidates: [{ to, data: dataOf(input), value: isNative ? maximumPaid : 0n }] }
}

function dataOf({ songId, path, isNative, maximumPaid, maximumCost, deadlineSeconds }: SwapAndPlay) {
  return isNative
    ? encodeFunctionData({ abi, functionName: 'playFromNative', args: [songId, path, maximumCost, deadlineSeconds] })
    : encodeFunctionData({
        abi,
        functionName: 'playFromToken',
        args: [songId, path, maximumPaid, maximumCost, deadlineSeconds],
      })
}
