import { words } from '#platform/page/i18n/words.ts'

/** Texts of depositing what is added, bundled with its code. */
export const stakeText = words('add', {
  stake: 'Deposit the pool tokens as well and earn UNI',
  'stake.later': 'This pool pays rewards in UNI. Add first, then deposit your pool tokens to earn them.',
  'stake.toPool': 'Rewards of this pool',
})
