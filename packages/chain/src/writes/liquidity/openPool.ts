import { oneTokenLiquidityAbi as abi } from '@musi/contracts/abi/oneTokenLiquidity'
import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import type { Write } from '../../write.ts'

export type OpenPool = {
  /** Our own contract (`oneTokenLiquidity` of the book). */
  opener: Address
  /** Amount the pool holds afterwards; tokens it already received are subtracted from the sender's amount. */
  a: { token: Address; amount: bigint }
  b: { token: Address | 'native'; amount: bigint }
  minimumShares: bigint
  deadlineSeconds: bigint
}

/** Adds the first liquidity to a pool that already received tokens, which the router cannot do (spec: liquidity.opened). */
export function openPool({ opener: to, a, b, minimumShares, deadlineSeconds }: OpenPool): Write {
  const ending = [minimumShares, deadlineSeconds] as const
  if (b.token === 'native') {
    const data = encodeFunctionData({ abi, functionName: 'openFromNative', args: [a.token, a.amount, ...ending] })
    return { kind: 'addLiquidity', candidates: [{ to, data, value: b.amount }] }
  }
  const args = [a.token, b.token, a.amount, b.amount, ...ending] as const
  const data = encodeFunctionData({ abi, functionName: 'openFromTokens', args })
  return { kind: 'addLiquidity', candidates: [{ to, data, value: 0n }] }
}
