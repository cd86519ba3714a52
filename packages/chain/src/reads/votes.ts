import type { RpcRequest } from '../rpcRequest.ts'
import { type Address } from '@musi/domain/address'
import { zeroAddress } from 'viem'
import { votesAbi } from '../abi/votes.ts'
import { contractValue } from './contractValue.ts'

/** `delegate`: who votes with what the account holds; null is nobody. `votes`: what it can vote with itself. */
export type Votes = { delegate: Address | null; votes: bigint }

export async function votes(request: RpcRequest, token: Address, account: Address): Promise<Votes> {
  const asked = { address: token, abi: votesAbi, args: [account] } as const
  const [delegate, current] = await Promise.all([
    contractValue(request, { ...asked, functionName: 'delegates' }),
    contractValue(request, { ...asked, functionName: 'getCurrentVotes' }),
  ])
  return { delegate: delegate === zeroAddress ? null : delegate, votes: current ?? 0n }
}
