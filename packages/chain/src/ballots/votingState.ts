import type { Address } from '@musi/domain/address'
import { type ProposalStatus, proposalStatus } from '@musi/domain/governance/proposalStatus'
import { encodeFunctionData } from 'viem'
import { governorAbi } from '../abi/governor.ts'
import { aggregatedCalls } from '../multicall/aggregatedCalls.ts'
import { callData, uint, uintAt } from '../multicall/words.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'

/** The result votes by signature would have now, with weights from the start of voting. */
export type VotingState = {
  status: ProposalStatus
  endBlock: bigint
  block: number
  voters: readonly { votes: bigint; hasVoted: boolean }[]
}

type Contracts = { governor: Address; token: Address; multicall: Address }

/** Returns null if there is no such proposal. */
export async function votingState(
  request: RpcRequest,
  { governor, token, multicall }: Contracts,
  proposalId: bigint,
  voters: readonly Address[],
): Promise<VotingState | null> {
  const proposal = await aggregatedCalls(request, multicall, [
    { address: governor, callData: callData('0x013cf08b', proposalId) },
    { address: governor, callData: callData('0x3e4f49e6', proposalId) },
  ])
  const [facts, state] = proposal.answers
  const [startBlock, endBlock] = facts === null || facts === undefined ? [] : [uintAt(facts, 3), uintAt(facts, 4)]
  const status = state === null || state === undefined ? undefined : uint(state)
  if (startBlock === undefined || endBlock === undefined || status === undefined) return null
  const { answers, block } = await aggregatedCalls(request, multicall, [
    ...voters.map((voter) => ({
      address: governor,
      callData: encodeFunctionData({ abi: governorAbi, functionName: 'getReceipt', args: [proposalId, voter] }),
    })),
    ...voters.map((voter) => ({ address: token, callData: callData('0x782d6fe1', voter, startBlock) })),
  ])
  return {
    status: proposalStatus(Number(status)),
    endBlock,
    block,
    voters: voters.map((_, at) => {
      const receipt = answers[at]
      const votes = answers[voters.length + at]
      return {
        hasVoted: receipt !== null && receipt !== undefined && uintAt(receipt, 0) === 1n,
        votes: votes === null || votes === undefined ? 0n : (uint(votes) ?? 0n),
      }
    }),
  }
}
