import { safeText } from '@musi/domain/safeText'
import { addressIn, amountIn, flagIn, textIn } from './argument.ts'
import { exchangedSums } from './flow.ts'
import type { Scene, Story, Sum, Teller } from './story.ts'

const received = (scene: Scene): Sum | undefined => exchangedSums(scene, scene.transaction.from).got[0]

/** The amounts that a pool takes and pays are only known from the movements of the transaction. */
const movedSumStory =
  (kind: 'staked' | 'unstaked' | 'collected', side: 'gave' | 'got'): Teller =>
  (scene) => {
    const sum = exchangedSums(scene, scene.transaction.from)[side][0]
    return sum === undefined ? null : { kind, sum }
  }

const getReward: Teller = (scene) => {
  const [sum, pool] = [received(scene), scene.transaction.to]
  if (sum !== undefined) return { kind: 'collected', sum }
  return pool === null ? null : { kind: 'collectedAll', pool }
}

const claim: Teller = (scene, call) => {
  const account = addressIn(call, 'account')
  const token = scene.movements.find((one) => one.kind === 'amount')
  if (account === null || token?.kind !== 'amount') return null
  const sum = { currency: token.currency, amount: amountIn(call, 'amount') }
  return account === scene.transaction.from ? { kind: 'claimed', sum } : { kind: 'claimedFor', sum, to: account }
}

const proposalStory =
  (kind: 'queued' | 'executed' | 'cancelled'): Teller =>
  (_, call): Story | null =>
    call.args.some(({ name }) => name === 'proposalId')
      ? { kind, proposal: { text: String(amountIn(call, 'proposalId')) } }
      : null

export const EARN_STORIES: Readonly<Record<string, Teller>> = {
  stake: movedSumStory('staked', 'gave'),
  stakeWithPermit: movedSumStory('staked', 'gave'),
  withdraw: movedSumStory('unstaked', 'got'),
  getReward,
  exit: ({ transaction }) => (transaction.to === null ? null : { kind: 'leftPool', pool: transaction.to }),
  notifyRewardAmount: ({ transaction }) =>
    transaction.to === null ? null : { kind: 'filledRewards', pool: transaction.to },
  claim,
  delegate: ({ transaction }, call) => {
    const to = addressIn(call, 'delegatee')
    if (to === null) return null
    return to === transaction.from ? { kind: 'delegatedToSelf' } : { kind: 'delegated', to }
  },
  castVote: (_, call) => ({
    kind: flagIn(call, 'support') ? 'votedFor' : 'votedAgainst',
    proposal: { text: String(amountIn(call, 'proposalId')) },
  }),
  propose: () => ({ kind: 'proposed' }),
  queue: proposalStory('queued'),
  execute: proposalStory('executed'),
  cancel: proposalStory('cancelled'),
  setName: (_, call) => ({ kind: 'named', name: { text: safeText(textIn(call, 'name'), 40) } }),
}
