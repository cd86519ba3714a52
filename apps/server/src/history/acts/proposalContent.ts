import type { Proposal } from '@musi/api/history/proposals'
import type { ChainEvent } from '@musi/chain/events/chainEvent'

type Created = Extract<ChainEvent, { name: 'ProposalCreated' }>['args']
type Content = Pick<Proposal, 'calls' | 'startBlock' | 'endBlock' | 'description'>

/** Missing entries become empty: other governors might accept lists of different lengths. */
export function encodeProposalContent({ targets, values, signatures, calldatas, ...rest }: Created): string {
  const calls = targets.map((target, at) => ({
    target,
    value: String(values[at] ?? 0n),
    signature: signatures[at] ?? '',
    data: calldatas[at] ?? '0x',
  }))
  const { startBlock, endBlock, description } = rest
  const content: Content = { calls, startBlock: String(startBlock), endBlock: String(endBlock), description }
  return JSON.stringify(content)
}

export const decodeProposalContent = (text: string): Content => JSON.parse(text) as Content
