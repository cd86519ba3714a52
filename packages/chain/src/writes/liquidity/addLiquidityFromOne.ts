import { oneTokenLiquidityAbi as abi } from '@musi/contracts/abi/oneTokenLiquidity'
import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import type { Write } from '../../write.ts'

export type AddLiquidityFromOne = {
  /** Our own contract (`oneTokenLiquidity` of the book). */
  adder: Address
  /** The given token, which needs an approval of exactly `amount`, or native currency. */
  token: Address | 'native'
  otherToken: Address
  amount: bigint
  /** The only bound, because the swapped part is computed from the reserves on execution (spec: liquidity.from-one). */
  minimumShares: bigint
  deadlineSeconds: bigint
}

/** The shares and the refund always go to the sender. */
export function addLiquidityFromOne(input: AddLiquidityFromOne): Write {
  const { adder: to, token, otherToken, amount, minimumShares, deadlineSeconds } = input
  const ending = [minimumShares, deadlineSeconds] as const
  if (token === 'native') {
    const data = encodeFunctionData({ abi, functionName: 'addFromNative', args: [otherToken, ...ending] })
    return { kind: 'addLiquidityFromOne', candidates: [{ to, data, value: amount }] }
  }
  const data = encodeFunctionData({ abi, functionName: 'addFromToken', args: [token, otherToken, amount, ...ending] })
  return { kind: 'addLiquidityFromOne', candidates: [{ to, data, value: 0n }] }
}
