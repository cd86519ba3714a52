import { words } from '#platform/page/i18n/words.ts'

/** Reason why one route is better than another. */
export const routeText = words('route', {
  title: 'Why this route?',
  close: 'Close',
  lead: 'Of all routes through the pools, this one gives you the most. Compare it with the next best.',
  leadOut: 'Of all routes through the pools, this one costs you the least. Compare it with the next best.',
  best: 'Best',
  next: 'Next best',
  gives: 'Gives',
  costs: 'Costs',
  impact: 'Price Impact',
  fee: 'Liquidity Provider Fee',
  less: '{percent} less',
  more: '{percent} more',
  same: 'The same',
  only: 'There’s no other route between these two tokens.',
  pools: 'Through {count} pools',
  pools_one: 'Through {count} pool',
})
