import { words } from '#platform/page/i18n/words.ts'

export const resultText = words('truth', {
  loading: 'Adding up your position',
  putIn: 'You put in',
  worth: 'Worth now',
  fees: 'Fees earned',
  'fees.hint': 'By how much each share of the pool grew. Gifts to the pool count too.',
  divergence: 'Price movement',
  'divergence.hint': 'What the pool traded away as the price moved, against keeping both tokens.',
  rewards: 'Rewards collected',
  taken: 'Already taken out',
  takenPut: 'You put in {put}',
  takenGot: 'You got {got}',
  'better.providing': 'Providing beats holding by {amount}.',
  'better.holding': 'Holding would have left you {amount} more.',
  'better.neither': 'It came to the same as holding.',
  basis: 'At today’s prices, with rewards and staked shares.',
  basisAlone: 'At today’s prices, with staked shares, without rewards.',
  none: 'You have nothing in this pool.',
  noneYet: 'Nothing of yours in what we could read so far.',
  unknownShares: 'Shares from before our history begins aren’t part of any sum: {amount}.',
  about: 'About {what}',
})
