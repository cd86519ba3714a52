import type { Address } from '@musi/domain/address'
import { type Hex, encodeFunctionData } from 'viem'
import { governorAbi } from '../../abi/governor.ts'
import { multicall3Abi } from '../../abi/multicall3.ts'
import type { Write } from '../../write.ts'

type Signed = { proposalId: bigint; support: boolean; v: 27 | 28; r: Hex; s: Hex }
export type SendVotes = { governor: Address; multicall: Address; ballots: readonly [Signed, ...Signed[]] }

const castData = ({ proposalId, support, v, r, s }: Signed): Hex =>
  encodeFunctionData({ abi: governorAbi, functionName: 'castVoteBySig', args: [proposalId, support, v, r, s] })

/** Votes that others have signed. Of several, one that does not count any more does not stop the others. */
export function sendVotes({ governor, multicall, ballots }: SendVotes): Write {
  const [first, ...more] = ballots
  if (more.length === 0) return { kind: 'sendVotes', candidates: [{ to: governor, data: castData(first), value: 0n }] }
  const calls = ballots.map((ballot) => ({ target: governor, callData: castData(ballot) }))
  const data = encodeFunctionData({ abi: multicall3Abi, functionName: 'tryBlockAndAggregate', args: [false, calls] })
  return { kind: 'sendVotes', candidates: [{ to: multicall, data, value: 0n }] }
}
