import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import { votesAbi } from '../../abi/votes.ts'
import type { Write } from '../../write.ts'

/** `delegatee`: the account that votes with the sender's tokens from now on; often the sender. */
export function delegate({ token, delegatee }: { token: Address; delegatee: Address }): Write {
  const data = encodeFunctionData({ abi: votesAbi, functionName: 'delegate', args: [delegatee] })
  return { kind: 'delegate', candidates: [{ to: token, data, value: 0n }] }
}
