import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { zeroAddress } from 'viem'
import { votesAbi } from '../../abi/votes.ts'
import { contractValue } from '../contracts/contractValue.ts'

/** `delegate`: the account that votes with this account's tokens, or null. `votes`: the account's own voting power. */
export type Votes = { delegate: Address | null; votes: bigint }

export async function latestVotes(request: RpcRequest, token: Address, account: Address): Promise<Votes> {
  const query = { address: token, abi: votesAbi, args: [account] } as const
  const [delegate, current] = await Promise.all([
    contractValue(request, { ...query, functionName: 'delegates' }),
    contractValue(request, { ...query, functionName: 'getCurrentVotes' }),
  ])
  return { delegate: delegate === zeroAddress ? null : delegate, votes: current ?? 0n }
}
