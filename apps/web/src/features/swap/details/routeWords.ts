import { words } from '../../../platform/page/i18n/words.ts'

/** Why one route, and not another. */
export const t = words('route', {
  title: 'Why this route?',
  close: 'Close',
  lead: 'Of all ways through the pools, this one gives you the most. Here it is beside the next best.',
  leadOut: 'Of all ways through the pools, this one costs you the least. Here it is beside the next best.',
  best: 'Best',
  next: 'Next best',
  gives: 'Gives',
  costs: 'Costs',
  impact: 'Price Impact',
  fee: 'Liquidity Provider Fee',
  less: '{percent} less',
  more: '{percent} more',
  same: 'The same',
  only: 'There is no other way between these two tokens.',
  pools: 'Through {count} pools',
  pools_one: 'Through {count} pool',
})
