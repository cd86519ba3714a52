import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import { governorAbi } from '../../abi/governor.ts'
import type { Write } from '../../write.ts'

/** `amount`: native currency that the proposal's calls send, paid by the executor. */
export type DecideProposal = { governor: Address; proposalId: bigint } & (
  | { decision: 'queueProposal' | 'cancelProposal' }
  | { decision: 'executeProposal'; amount: bigint }
)

const FUNCTIONS = { queueProposal: 'queue', executeProposal: 'execute', cancelProposal: 'cancel' } as const

/** An action anybody can take on a proposal once its time has come. */
export function decideProposal(decided: DecideProposal): Write {
  const { governor, proposalId, decision } = decided
  const data = encodeFunctionData({ abi: governorAbi, functionName: FUNCTIONS[decision], args: [proposalId] })
  return {
    kind: decision,
    candidates: [{ to: governor, data, value: decided.decision === 'executeProposal' ? decided.amount : 0n }],
  }
}
