import type { Address } from '@musi/domain/address'
import { type Hex, encodeFunctionData } from 'viem'
import { governorAbi } from '../../abi/governor.ts'
import { multicall3Abi } from '../../abi/multicall3.ts'
import type { Write } from '../../write.ts'

type SignedVote = { proposalId: bigint; support: boolean; v: 27 | 28; r: Hex; s: Hex }
export type SendVotes = { governor: Address; multicall: Address; ballots: readonly [SignedVote, ...SignedVote[]] }

const encodeVote = ({ proposalId, support, v, r, s }: SignedVote): Hex =>
  encodeFunctionData({ abi: governorAbi, functionName: 'castVoteBySig', args: [proposalId, support, v, r, s] })

/** Sends votes signed by other accounts. In a batch, a vote that no longer counts does not stop the others. */
export function sendVotes({ governor, multicall, ballots }: SendVotes): Write {
  const [first, ...more] = ballots
  if (more.length === 0)
    return { kind: 'sendVotes', candidates: [{ to: governor, data: encodeVote(first), value: 0n }] }
  const calls = ballots.map((ballot) => ({ target: governor, callData: encodeVote(ballot) }))
  const data = encodeFunctionData({ abi: multicall3Abi, functionName: 'tryBlockAndAggregate', args: [false, calls] })
  return { kind: 'sendVotes', candidates: [{ to: multicall, data, value: 0n }] }
}
