import { addressIn, amountIn, flagIn } from './argument.ts'
import type { DecodedEvent } from './decodedEvent.ts'
import type { Scene, Story, Describer } from './story.ts'

const proposalStory =
  (kind: 'queued' | 'executed' | 'cancelled'): Describer =>
  (_, call): Story | null =>
    call.args.some(({ name }) => name === 'proposalId')
      ? { kind, proposal: { text: String(amountIn(call, 'proposalId')) } }
      : null

const voteEvents = ({ events }: Scene): readonly DecodedEvent[] => events.filter(({ name }) => name === 'VoteCast')

/** The event names the voter; the call only has the signature. */
const castVoteBySig: Describer = (scene, call) => {
  const [cast] = voteEvents(scene)
  const proposal = { text: String(amountIn(call, 'proposalId')) }
  const voter = cast === undefined ? null : addressIn(cast, 'voter')
  if (voter === null) return { kind: 'sentVote', proposal }
  return { kind: flagIn(call, 'support') ? 'sentVoteFor' : 'sentVoteAgainst', voter, proposal }
}

const batchedVotesStory: Describer = (scene) => {
  const votes = voteEvents(scene)
  return votes.length === 0 ? null : { kind: 'sentVotes', count: { text: String(votes.length) } }
}

const feeRoleStory =
  (kind: 'namedFeeReceiver' | 'namedFeeSetter'): Describer =>
  (_, call) => {
    const to = addressIn(call, 'feeTo') ?? addressIn(call, 'feeToSetter')
    return to === null ? null : { kind, to }
  }

export const GOVERNANCE_STORIES: Readonly<Record<string, Describer>> = {
  delegate: ({ transaction }, call) => {
    const to = addressIn(call, 'delegatee')
    if (to === null) return null
    return to === transaction.from ? { kind: 'delegatedToSelf' } : { kind: 'delegated', to }
  },
  castVote: (_, call) => ({
    kind: flagIn(call, 'support') ? 'votedFor' : 'votedAgainst',
    proposal: { text: String(amountIn(call, 'proposalId')) },
  }),
  castVoteBySig,
  tryBlockAndAggregate: batchedVotesStory,
  // A recovery is proposed by a function of the same name, with a signature.
  propose: ({ transaction: { to } }, call) =>
    to !== null && call.args.some(({ name }) => name === 'signature')
      ? { kind: 'proposedKey', to }
      : { kind: 'proposed' },
  queue: proposalStory('queued'),
  execute: proposalStory('executed'),
  cancel: proposalStory('cancelled'),
  setDelay: ({ transaction: { to } }, call) =>
    to === null ? null : { kind: 'changedDelay', contract: to, span: { seconds: amountIn(call, 'delay') } },
  setPendingAdmin: ({ transaction: { to } }, call) => {
    const admin = addressIn(call, 'pendingAdmin')
    return to === null || admin === null ? null : { kind: 'offeredAdmin', contract: to, to: admin }
  },
  acceptAdmin: ({ transaction: { to } }) => (to === null ? null : { kind: 'becameAdmin', contract: to }),
  setFeeTo: feeRoleStory('namedFeeReceiver'),
  setFeeToSetter: feeRoleStory('namedFeeSetter'),
}
