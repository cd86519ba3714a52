import type { RpcRequest } from '../rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { type Hex, decodeEventLog, toEventSelector } from 'viem'
import { governorAbi } from '../abi/governor.ts'
import { deploymentBlock } from './deploymentBlock.ts'
import type { Log } from './logs.ts'
import { logsBetween } from './logsBetween.ts'

/** What somebody proposed, as it was written down at the time; how it stands is `proposalVotes` and `proposalState`. */
export type Proposal = {
  id: number
  proposer: Address
  calls: readonly { target: Address; value: bigint; signature: string; data: Hex }[]
  startBlock: bigint
  endBlock: bigint
  description: string
  block: number
}

const CREATED = toEventSelector(
  'ProposalCreated(uint256,address,address[],uint256[],string[],bytes[],uint256,uint256,string)',
)
/** What public nodes of Polygon take without a word. */
const SPAN = 10_000

/** All that was ever proposed, newest first, from the governor's first block on (spec: governance.logs). `count`: how many there are. */
export async function proposals(
  request: RpcRequest,
  governor: Address,
  { count, latest }: { count: number; latest: number },
): Promise<readonly Proposal[]> {
  const found = new Map<number, Proposal>()
  if (count === 0) return []
  const first = latest < SPAN ? 0 : await deploymentBlock(request, governor, latest)
  // Backwards, and no further than the first of them: the newest are what somebody wants to see.
  for (let to = latest; to >= first && found.size < count; to -= SPAN) {
    const span = { from: Math.max(first, to - SPAN + 1), to }
    for (const log of await logsBetween(request, { address: governor, topics: [CREATED] }, span)) {
      const proposal = proposalOf(log)
      if (proposal !== null) found.set(proposal.id, proposal)
    }
  }
  return [...found.values()].sort((one, other) => other.id - one.id)
}

/** Null: a node that sends what is no such log. */
function proposalOf({ topics, data, block }: Log): Proposal | null {
  const [signature] = topics
  if (signature === undefined) return null
  try {
    const { args } = decodeEventLog({ abi: governorAbi, eventName: 'ProposalCreated', topics: [signature], data })
    if (args === undefined) return null
    const { targets, values, signatures, calldatas } = args
    const calls = targets.map((target, at) => ({
      target,
      value: values[at] ?? 0n,
      signature: signatures[at] ?? '',
      data: calldatas[at] ?? '0x',
    }))
    const { id, proposer, startBlock, endBlock, description } = args
    return { id: Number(id), proposer, calls, startBlock, endBlock, description, block }
  } catch {
    return null
  }
}
