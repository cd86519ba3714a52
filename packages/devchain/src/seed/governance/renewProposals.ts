import { governorAbi } from '@musi/chain/abi/governor'
import type { World } from '@musi/contracts/deploy/world'
import { type KnownStatus, PROPOSAL_STATUSES } from '@musi/domain/governance/proposalStatus'
import { type Address, type Hex, decodeFunctionResult, encodeFunctionData } from 'viem'
import type { Batch } from '../../rpc/rpcBatch.ts'
import { proposalAgain } from './proposals.ts'
import { playMoments } from '../timeline.ts'
import { PROPOSERS } from './voters.ts'

type ProposalInfo = { id: number; proposer: Address; state: KnownStatus; isLasting: boolean }

/** A vote that ends sooner than this is replaced by a new proposal on startup. */
const BLOCKS_LEFT = 5_000n
/** Time in which a queued proposal can be executed. */
const GRACE_SECONDS = 14n * 86_400n
const SECONDS_LEFT = 3n * 86_400n

const ethCall = (to: Address, data: Hex) => ({ method: 'eth_call', params: [{ to, data }, 'latest'] })

/** True if the proposal will stay in its state for a while. */
function isLasting(
  state: KnownStatus,
  its: { startBlock: bigint; endBlock: bigint; eta: bigint },
  now: ChainTime,
): boolean {
  if (state === 'pending') return its.startBlock > now.block + BLOCKS_LEFT
  if (state === 'active') return its.endBlock > now.block + BLOCKS_LEFT
  return state !== 'queued' || its.eta + GRACE_SECONDS > now.seconds + SECONDS_LEFT
}

type ChainTime = { block: bigint; seconds: bigint }

async function currentBlock(batch: Batch): Promise<ChainTime> {
  const [block] = await batch([{ method: 'eth_getBlockByNumber', params: ['latest', false] }])
  const { number, timestamp } = block as { number: Hex; timestamp: Hex }
  return { block: BigInt(number), seconds: BigInt(timestamp) }
}

async function readProposals(batch: Batch, governor: Address): Promise<ProposalInfo[]> {
  const abi = governorAbi
  const now = await currentBlock(batch)
  const [count] = await batch([ethCall(governor, encodeFunctionData({ abi, functionName: 'proposalCount' }))])
  const ids = Array.from({ length: Number(count) }, (_, at) => at + 1)
  const answers = await batch(
    ids.flatMap((id) => [
      ethCall(governor, encodeFunctionData({ abi, functionName: 'proposals', args: [BigInt(id)] })),
      ethCall(governor, encodeFunctionData({ abi, functionName: 'state', args: [BigInt(id)] })),
    ]),
  )
  return ids.flatMap((id, at) => {
    const [, proposer, eta, startBlock, endBlock] = decodeFunctionResult({
      abi,
      functionName: 'proposals',
      data: answers[at * 2] as Hex,
    })
    const state = PROPOSAL_STATUSES[Number(answers[at * 2 + 1])]
    return state === undefined
      ? []
      : [{ id, proposer, state, isLasting: isLasting(state, { eta, startBlock, endBlock }, now) }]
  })
}

/** Final states need no renewal, and could not be recreated now, because time would have to pass first. */
const RENEWED: readonly KnownStatus[] = ['queued', 'succeeded', 'active', 'pending']

/** On startup, ensures that there is a proposal in each state again. */
export async function renewProposals(batch: Batch, world: World): Promise<void> {
  const { governor } = world.governance
  for (const state of RENEWED) {
    const all = await readProposals(batch, governor)
    if (all.some((one) => one.state === state && one.isLasting)) continue
    const open = all.filter((one) => one.state === 'pending' || one.state === 'active')
    const free = PROPOSERS.find(({ address }) => open.every(({ proposer }) => proposer !== address))
    // All eight proposers have an open proposal already, which is more than enough.
    if (free === undefined) return
    await playMoments(batch, proposalAgain(world, { id: all.length + 1, proposer: free.address, state }), 0)
  }
}
