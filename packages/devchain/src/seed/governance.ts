import { governorAbi } from '@musi/chain/abi/governor'
import { type Address, type Hex, encodeAbiParameters, encodeFunctionData, keccak256, numberToHex } from 'viem'
import type { Deed } from './timeline.ts'

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

/** Proposals are made by the community's own tools, so the product has no writes for these. */
export function proposeDeed(governor: Address, by: Address, { description, calls }: ProposalText): Deed {
  const data = encodeFunctionData({
    abi: governorAbi,
    functionName: 'propose',
    args: [
      calls.map(({ target }) => target),
      calls.map(() => 0n),
      calls.map(({ signature }) => signature),
      calls.map((call) => call.data),
      description,
    ],
  })
  return { by, what: 'A proposal', call: { to: governor, data, value: 0n }, gas: 3_000_000n }
}

export function decisionDeed(
  governor: Address,
  by: Address,
  functionName: 'queue' | 'execute' | 'cancel',
  id: number,
): Deed {
  const data = encodeFunctionData({ abi: governorAbi, functionName, args: [BigInt(id)] })
  return { by, what: `${functionName} proposal ${id}`, call: { to: governor, data, value: 0n } }
}
