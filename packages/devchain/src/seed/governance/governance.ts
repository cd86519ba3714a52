import { type DecideProposal, decideProposal } from '@musi/chain/writes/governance/decideProposal'
import { propose } from '@musi/chain/writes/governance/propose'
import { type Address, type Hex, encodeAbiParameters, keccak256, numberToHex } from 'viem'
import { stepOf } from '../stepOf.ts'
import type { Step } from '../timeline.ts'

/** A proposal's description, and the calls that the timelock makes if it passes. */
export type ProposalText = {
  description: string
  calls: readonly { target: Address; signature: string; data: Hex }[]
}

const uint256 = [{ type: 'uint256' }, { type: 'uint256' }] as const

/** The storage slot of a proposal's field: slot 3 holds the mapping, plus the position in the struct. */
const slotOf = (id: number, field: bigint): Hex =>
  numberToHex(BigInt(keccak256(encodeAbiParameters(uint256, [BigInt(id), 3n]))) + field, { size: 32 })

export const startBlockSlot = (id: number) => slotOf(id, 7n)
export const endBlockSlot = (id: number) => slotOf(id, 8n)
export const word = (value: number): Hex => numberToHex(value, { size: 32 })

export function proposeStep(governor: Address, by: Address, { description, calls }: ProposalText): Step {
  const write = propose({ governor, calls: calls.map((call) => ({ ...call, value: 0n })), description })
  return { ...stepOf(by, 'A proposal', write), gas: 3_000_000n }
}

const DECISIONS = { queue: 'queueProposal', execute: 'executeProposal', cancel: 'cancelProposal' } as const

export function decisionStep(governor: Address, by: Address, decision: keyof typeof DECISIONS, id: number): Step {
  const decided = {
    governor,
    proposalId: BigInt(id),
    decision: DECISIONS[decision],
    amount: 0n,
  } satisfies DecideProposal
  return stepOf(by, `${decision} proposal ${id}`, decideProposal(decided))
}
