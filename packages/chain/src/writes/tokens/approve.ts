import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import { tokenAbi } from '../../abi/token.ts'
import type { Write } from '../../write.ts'

/** Lets the spender take up to this amount; shares of pairs and exchanges are tokens too. */
export function approve({ token, spender, amount }: { token: Address; spender: Address; amount: bigint }): Write {
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [spender, amount] })
  return { kind: 'approve', candidates: [{ to: token, data, value: 0n }] }
}
