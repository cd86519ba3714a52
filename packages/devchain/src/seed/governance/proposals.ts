import { castVote } from '@musi/chain/writes/governance/castVote'
import { delegate } from '@musi/chain/writes/governance/delegate'
import type { World } from '@musi/contracts/deploy/world'
import type { KnownStatus } from '@musi/domain/governance/proposalStatus'
import type { Address } from 'viem'
import { stepOf } from '../stepOf.ts'
import { decisionStep, endBlockSlot, proposeStep, startBlockSlot, word } from './governance.ts'
import { CURIOSITIES, type Curiosity, curiosityText, proposalText } from './proposalTexts.ts'
import type { Step, Moment } from '../timeline.ts'
import { COUNCIL, CRITICS, PROPOSERS } from './voters.ts'

const DAY = 86_400
const HOUR = 3600

/** Blocks until voting begins; more than normal use produces in a while. */
const BLOCKS_UNTIL_VOTING = 30_000
/** The governor's own voting period. */
const VOTING_BLOCKS = 40_320

export type Proposal = { id: number; proposer: Address; state: KnownStatus }
/** A proposal with an unusual rehearsal. */
type UnusualProposal = Proposal & { curiosity: Curiosity; nowSeconds: number }
type When = number | null

/** Possible events of one proposal, each in a block of its own. */
function proposalEvents(world: World, proposal: Proposal | UnusualProposal) {
  const { id, proposer, state } = proposal
  const { governor } = world.governance
  const text =
    'curiosity' in proposal ? curiosityText(proposal.curiosity, world, proposal.nowSeconds) : proposalText(state, world)
  const vote = (by: Address, inFavour: boolean) =>
    stepOf(
      by,
      `A vote on proposal ${id}`,
      castVote({ governor, proposalId: BigInt(id), vote: inFavour ? 'for' : 'against' }),
    )
  const delegateTo = (delegatee: Address) =>
    stepOf(proposer, 'A proposer’s votes move', delegate({ token: world.governanceToken, delegatee }))
  const momentAt = (secondsAgo: When, ...steps: Step[]): Moment => ({ secondsAgo, steps })
  const edit = (slot: (id: number) => `0x${string}`, value: number) => ({
    address: governor,
    slot: slot(id),
    value: word(value),
  })
  return {
    /** Sets the start of voting to the next block. */
    proposed: (when: When) => [
      momentAt(when, proposeStep(governor, proposer, text)),
      momentAt(when === null ? null : when - 60),
    ],
    voted: (when: When, ...votes: [Address, boolean][]) =>
      momentAt(when, ...votes.map(([by, inFavour]) => vote(by, inFavour))),
    /** Moves the end of voting to the last block, instead of mining the blocks of the period. */
    ended: (when: When): Moment => ({ ...momentAt(when), edits: (head) => [edit(endBlockSlot, head)] }),
    notStarted: (when: When): Moment => ({
      ...momentAt(when),
      edits: (head) => [
        edit(startBlockSlot, head + BLOCKS_UNTIL_VOTING),
        edit(endBlockSlot, head + BLOCKS_UNTIL_VOTING + VOTING_BLOCKS),
      ],
    }),
    queued: (when: When) => momentAt(when, decisionStep(governor, proposer, 'queue', id)),
    executed: (when: When) => momentAt(when, decisionStep(governor, proposer, 'execute', id)),
    /** Anybody can cancel a proposal whose proposer has too few votes. */
    abandoned: (when: When) => momentAt(when, delegateTo(CRITICS.address)),
    canceled: (when: When) =>
      momentAt(when, decisionStep(governor, CRITICS.address, 'cancel', id), delegateTo(proposer)),
  }
}

const COUNCIL_FOR: [Address, boolean] = [COUNCIL.address, true]
const CRITICS_AGAINST: [Address, boolean] = [CRITICS.address, false]
const PROPOSER_FOR: [Address, boolean] = [(PROPOSERS[4] ?? COUNCIL).address, true]

/** Events that lead to each state, oldest first. */
const STORIES: readonly { state: KnownStatus; momentsOf: (its: ReturnType<typeof proposalEvents>) => Moment[] }[] = [
  {
    state: 'executed',
    momentsOf: (its) => [
      ...its.proposed(28 * DAY),
      its.voted(26.5 * DAY, COUNCIL_FOR, PROPOSER_FOR, CRITICS_AGAINST),
      its.ended(26 * DAY),
      its.queued(26 * DAY - HOUR),
      its.executed(23 * DAY),
    ],
  },
  {
    state: 'expired',
    momentsOf: (its) => [
      ...its.proposed(27.5 * DAY),
      its.voted(26.4 * DAY, COUNCIL_FOR),
      its.ended(25.5 * DAY),
      its.queued(25 * DAY),
    ],
  },
  {
    state: 'defeated',
    momentsOf: (its) => [
      ...its.proposed(20 * DAY),
      its.voted(18 * DAY, CRITICS_AGAINST, PROPOSER_FOR),
      its.ended(16.5 * DAY),
    ],
  },
  {
    state: 'canceled',
    momentsOf: (its) => [...its.proposed(16 * DAY), its.abandoned(15.5 * DAY), its.canceled(15 * DAY)],
  },
  {
    state: 'succeeded',
    momentsOf: (its) => [...its.proposed(9 * DAY), its.voted(7 * DAY, COUNCIL_FOR, PROPOSER_FOR), its.ended(3 * DAY)],
  },
  {
    state: 'queued',
    momentsOf: (its) => [
      ...its.proposed(6 * DAY),
      its.voted(5 * DAY, COUNCIL_FOR, CRITICS_AGAINST),
      its.ended(2 * DAY),
      its.queued(DAY),
    ],
  },
  {
    state: 'active',
    momentsOf: (its) => [...its.proposed(2.5 * DAY), its.voted(1.5 * DAY, CRITICS_AGAINST, PROPOSER_FOR)],
  },
  { state: 'pending', momentsOf: (its) => [...its.proposed(2 * HOUR), its.notStarted(1.9 * HOUR)] },
]

/** Id of the proposal that can be voted on. */
export const ACTIVE_ID = STORIES.findIndex(({ state }) => state === 'active') + 1

const ageOf = ({ secondsAgo }: Moment) => secondsAgo ?? 0

/** Unusual proposals, made last by proposers whose first ones have ended. */
function curiousMoments(world: World, nowSeconds: number): Moment[] {
  return CURIOSITIES.flatMap((curiosity, at) => {
    const state = curiosity === 'tooLate' ? 'queued' : 'active'
    const id = STORIES.length + at + 1
    const its = proposalEvents(world, {
      id,
      proposer: PROPOSERS[at]?.address ?? world.deployer,
      state,
      curiosity,
      nowSeconds,
    })
    const since = (1.7 - at / 10) * HOUR
    const decided = [its.voted(since - 600, COUNCIL_FOR), its.ended(since - 900), its.queued(since - 1200)]
    return [...its.proposed(since), ...(state === 'queued' ? decided : [])]
  })
}

/** One proposal in each state of the governor, and the unusual ones. */
export const proposalMoments = (world: World, nowSeconds: number): Moment[] =>
  [
    ...STORIES.flatMap(({ state, momentsOf }, at) => {
      const proposer = PROPOSERS[at]?.address ?? world.deployer
      return momentsOf(proposalEvents(world, { id: at + 1, proposer, state }))
    }),
    ...curiousMoments(world, nowSeconds),
  ].toSorted((one, other) => ageOf(other) - ageOf(one))

/** Repeats a proposal's events now, for a state that no proposal is in any more. */
export function proposalAgain(world: World, proposal: Proposal): Moment[] {
  const moments =
    STORIES.find(({ state }) => state === proposal.state)?.momentsOf(proposalEvents(world, proposal)) ?? []
  return moments.map((moment) => ({ ...moment, secondsAgo: null }))
}
