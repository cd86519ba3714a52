import { words } from '#platform/page/i18n/words.ts'

/** Words about an account's share of a pool, for all liquidity screens. */
export const positionText = words('position', {
  title: 'Your position',
  share: 'Your pool share:',
  tokens: '{pair} pool tokens',
  reading: 'Reading your position…',
  none: 'By adding liquidity you’ll earn {fee} of all trades on this pair proportional to your share of the pool. Fees are added to the pool, accrue in real time and can be claimed by withdrawing your liquidity.',
})
