import { swapAndPlayAbi as abi } from '@musi/contracts/abi/swapAndPlay'
import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import type { Write } from '../../write.ts'

export type SwapAndPlay = {
  /** Our own contract (`swapAndPlay` of the book). */
  contract: Address
  songId: `0x${string}`
  /** The way from what is paid in to the song's token; it begins with the wrapped token where native currency is paid. */
  path: readonly Address[]
  isNative: boolean
  maximumPaid: bigint
  /** A price that rose above it meanwhile is refused. */
  maximumCost: bigint
  deadlineSeconds: bigint
}

/** Buys exactly what a play costs and pays for it; what is over of the maximum comes back. */
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
