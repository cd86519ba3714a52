import { safeText } from '@musi/domain/safeText'
import { addressIn, amountIn, flagIn, textIn } from './argument.ts'
import { exchanged } from './flow.ts'
import type { Scene, Story, Sum, Teller } from './story.ts'

const got = (scene: Scene): Sum | undefined => exchanged(scene, scene.transaction.from).got[0]

/** What a pool takes and gives is known from what moved; before that, from nobody but the pool. */
const staked =
  (kind: 'staked' | 'unstaked' | 'collected', side: 'gave' | 'got'): Teller =>
  (scene) => {
    const sum = exchanged(scene, scene.transaction.from)[side][0]
    return sum === undefined ? null : { kind, sum }
  }

const getReward: Teller = (scene) => {
  const [sum, pool] = [got(scene), scene.transaction.to]
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

const proposal =
  (kind: 'queued' | 'executed' | 'cancelled'): Teller =>
  (_, call): Story | null =>
    call.args.some(({ name }) => name === 'proposalId')
      ? { kind, proposal: { text: String(amountIn(call, 'proposalId')) } }
      : null

export const EARN_STORIES: Readonly<Record<string, Teller>> = {
  stake: staked('staked', 'gave'),
  stakeWithPermit: staked('staked', 'gave'),
  withdraw: staked('unstaked', 'got'),
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
  queue: proposal('queued'),
  execute: proposal('executed'),
  cancel: proposal('cancelled'),
  setName: (_, call) => ({ kind: 'named', name: { text: safeText(textIn(call, 'name'), 40) } }),
}
