import { safeText } from '@musi/domain/safeText'
import { addressIn, amountIn, textIn } from './argument.ts'
import { exchangedSums } from './flow.ts'
import type { Scene, Sum, Describer } from './story.ts'

const firstReceivedSum = (scene: Scene): Sum | undefined => exchangedSums(scene, scene.transaction.from).got[0]

/** Describes by the movements of the transaction, because the call does not state the amounts that a pool takes and pays. */
const movedSumStory =
  (kind: 'staked' | 'unstaked' | 'collected', side: 'gave' | 'got'): Describer =>
  (scene) => {
    const sum = exchangedSums(scene, scene.transaction.from)[side][0]
    return sum === undefined ? null : { kind, sum }
  }

const getReward: Describer = (scene) => {
  const sum = firstReceivedSum(scene)
  const pool = scene.transaction.to
  if (sum !== undefined) return { kind: 'collected', sum }
  return pool === null ? null : { kind: 'collectedAll', pool }
}

const claim: Describer = (scene, call) => {
  const account = addressIn(call, 'account')
  const token = scene.movements.find((one) => one.kind === 'amount')
  if (account === null || token?.kind !== 'amount') return null
  const sum = { currency: token.currency, amount: amountIn(call, 'amount') }
  return account === scene.transaction.from ? { kind: 'claimed', sum } : { kind: 'claimedFor', sum, to: account }
}

export const EARN_STORIES: Readonly<Record<string, Describer>> = {
  stake: movedSumStory('staked', 'gave'),
  stakeWithPermit: movedSumStory('staked', 'gave'),
  withdraw: movedSumStory('unstaked', 'got'),
  getReward,
  exit: ({ transaction }) => (transaction.to === null ? null : { kind: 'leftPool', pool: transaction.to }),
  notifyRewardAmount: ({ transaction }) =>
    transaction.to === null ? null : { kind: 'filledRewards', pool: transaction.to },
  claim,
  setName: (_, call) => ({ kind: 'named', name: { text: safeText(textIn(call, 'name'), 40) } }),
}
