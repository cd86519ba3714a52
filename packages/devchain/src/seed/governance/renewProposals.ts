import { governorAbi } from '@musi/chain/abi/governor'
import type { World } from '@musi/contracts/deploy/world'
import { type KnownStatus, PROPOSAL_STATUSES } from '@musi/domain/governance/proposalStatus'
import { type Address, type Hex, decodeFunctionResult, encodeFunctionData } from 'viem'
import type { Batch } from '../../rpc/rpcBatch.ts'
import { proposalAgain } from './proposals.ts'
import { playMoments } from '../timeline.ts'
import { PROPOSERS } from './voters.ts'

type ProposalStanding = { id: number; proposer: Address; state: KnownStatus; lasts: boolean }

/** If a vote ends sooner than this, another proposal is made when the product starts. */
const BLOCKS_LEFT = 5_000n
/** A queued one can be executed for two weeks. */
const GRACE_SECONDS = 14n * 86_400n
const SECONDS_LEFT = 3n * 86_400n

const ethCall = (to: Address, data: Hex) => ({ method: 'eth_call', params: [{ to, data }, 'latest'] })

/** True if it will still be in its state in a while without further action. */
function lasts(state: KnownStatus, its: { startBlock: bigint; endBlock: bigint; eta: bigint }, now: Now): boolean {
  if (state === 'pending') return its.startBlock > now.block + BLOCKS_LEFT
  if (state === 'active') return its.endBlock > now.block + BLOCKS_LEFT
  return state !== 'queued' || its.eta + GRACE_SECONDS > now.seconds + SECONDS_LEFT
}

type Now = { block: bigint; seconds: bigint }

async function currentBlock(batch: Batch): Promise<Now> {
  const [block] = await batch([{ method: 'eth_getBlockByNumber', params: ['latest', false] }])
  const { number, timestamp } = block as { number: Hex; timestamp: Hex }
  return { block: BigInt(number), seconds: BigInt(timestamp) }
}

async function standings(batch: Batch, governor: Address): Promise<ProposalStanding[]> {
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
    return state === undefined ? [] : [{ id, proposer, state, lasts: lasts(state, { eta, startBlock, endBlock }, now) }]
  })
}

/** Final states need no renewal, and could not be recreated now, because time would have to pass first. */
const RENEWED: readonly KnownStatus[] = ['queued', 'succeeded', 'active', 'pending']

/** Ensures that there is a proposal in each state again when the product starts, whatever was done to them. */
export async function renewProposals(batch: Batch, world: World): Promise<void> {
  const { governor } = world.governance
  for (const state of RENEWED) {
    const all = await standings(batch, governor)
    if (all.some((one) => one.state === state && one.lasts)) continue
    const open = all.filter((one) => one.state === 'pending' || one.state === 'active')
    const free = PROPOSERS.find(({ address }) => open.every(({ proposer }) => proposer !== address))
    // All eight proposers have an open proposal already, which is more than enough.
    if (free === undefined) return
    await playMoments(batch, proposalAgain(world, { id: all.length + 1, proposer: free.address, state }), 0)
  }
}
