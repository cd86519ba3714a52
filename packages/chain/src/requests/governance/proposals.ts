import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { type Hex, decodeEventLog, toEventSelector } from 'viem'
import { governorAbi } from '../../abi/governor.ts'
import { deploymentBlock } from '../contracts/deploymentBlock.ts'
import type { Log } from '../logs/log.ts'
import { logsBetween } from '../logs/logsBetween.ts'

/** A proposal as it was created. Its current status comes from `proposalVotes` and `proposalState`. */
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
/** A span of blocks that Polygon's public nodes accept. */
const MAX_SPAN = 10_000

/** All proposals, newest first, from the governor's first block on (spec: governance.logs). `count`: the number of proposals. */
export async function proposals(
  request: RpcRequest,
  governor: Address,
  { count, latest }: { count: number; latest: number },
): Promise<readonly Proposal[]> {
  const byId = new Map<number, Proposal>()
  if (count === 0) return []
  const first = latest < MAX_SPAN ? 0 : await deploymentBlock(request, governor, latest)
  // Searches backwards and stops once all proposals are found.
  for (let to = latest; to >= first && byId.size < count; to -= MAX_SPAN) {
    const span = { from: Math.max(first, to - MAX_SPAN + 1), to }
    for (const log of await logsBetween(request, { address: governor, topics: [CREATED] }, span)) {
      const proposal = proposalOf(log)
      if (proposal !== null) byId.set(proposal.id, proposal)
    }
  }
  return [...byId.values()].sort((one, other) => other.id - one.id)
}

/** Returns null if the log is not one of a proposal. */
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
