import { governorAbi } from '@musi/chain/abi/governor'
import { castVote } from '@musi/chain/writes/governance/castVote'
import { PROPOSAL_STATUSES } from '@musi/domain/governance/proposalStatus'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { demoAccount } from '../../world/demoAccounts.ts'
import { ownWorld } from '../../world/ownWorld.ts'
import { chainReader } from '../../report/chainReader.ts'
import { type Batch, rpcBatch } from '../../rpc/rpcBatch.ts'
import { sendUnlocked } from '../../rpc/sendUnlocked.ts'
import { type TestChain, testChain } from '../../testing/testChain.ts'
import { decisionStep } from './governance.ts'
import { renewProposals } from './renewProposals.ts'
import { playMoments } from '../timeline.ts'
import { PROPOSERS } from './voters.ts'

const world = ownWorld()
const { governor } = world.governance
let chain: TestChain
let batch: Batch
beforeAll(async () => {
  chain = await testChain({ holds: 'history' })
  batch = rpcBatch(chain.rpcUrl)
  await chain.snapshot()
})
beforeEach(() => chain.revert())

async function states(): Promise<string[]> {
  const { value } = chainReader(chain.request)
  const count = Number(await value(governor, governorAbi, 'proposalCount'))
  const numbers = await Promise.all(
    Array.from({ length: count }, (_, at) => value(governor, governorAbi, 'state', BigInt(at + 1))),
  )
  return numbers.map((number) => PROPOSAL_STATUSES[number] ?? 'unknown')
}

const idOf = async (state: string) => (await states()).indexOf(state) + 1
const increaseTime = (seconds: number) =>
  batch([
    { method: 'evm_increaseTime', params: [seconds] },
    { method: 'evm_mine', params: [] },
  ])
const act = (what: 'queue' | 'execute', id: number) =>
  playMoments(
    batch,
    [{ secondsAgo: null, steps: [decisionStep(governor, PROPOSERS[0]?.address ?? world.deployer, what, id)] }],
    0,
  )

it('a new chain has a proposal in each of the eight states and three more to rehearse, and none to renew', async () => {
  const all = [...PROPOSAL_STATUSES, 'active', 'active', 'queued']
  expect((await states()).toSorted()).toEqual(all.toSorted())
  await renewProposals(batch, world)
  expect(await states()).toHaveLength(all.length)
})

it('after a visitor queues or executes a proposal, a new one is created in its old state', async () => {
  await act('queue', await idOf('succeeded'))
  await increaseTime(2 * 86_400)
  await act('execute', await idOf('queued'))
  await renewProposals(batch, world)
  expect(new Set(await states())).toEqual(new Set(PROPOSAL_STATUSES))
})

it('after months without a start there is a proposal in each state again', async () => {
  await increaseTime(100 * 86_400)
  expect(new Set(await states())).not.toEqual(new Set(PROPOSAL_STATUSES))
  await renewProposals(batch, world)
  expect(new Set(await states())).toEqual(new Set(PROPOSAL_STATUSES))
})

it('the demo account voter can vote on the active proposal', async () => {
  const voter = demoAccount('voter').address
  const active = BigInt(await idOf('active'))
  await sendUnlocked(chain.request, voter, castVote({ governor, proposalId: active, vote: 'for' }))
  const { value } = chainReader(chain.request)
  const [hasVoted, , votes] = await value(governor, governorAbi, 'getReceipt', active, voter)
  expect([hasVoted, votes > 0n]).toEqual([true, true])
})
