import { words } from '../../platform/page/i18n/words.ts'

/** Of what is asked before a swap, which comes with its own code. */
export const r = words('review', {
  title: 'Confirm Swap',
  waiting: 'Waiting For Confirmation',
  sent: 'Transaction Submitted',
  failed: 'Error',
  close: 'Close',
  'estimated.output':
    'Output is estimated. You will receive at least {amount} {symbol} or the transaction will revert.',
  'estimated.input': 'Input is estimated. You will sell at most {amount} {symbol} or the transaction will revert.',
  sentTo: 'Output will be sent to {whom}',
  whole: 'This is the whole address:',
  tick: 'This address came with the link that I opened. I have checked it, and want to send there.',
  price: 'Price',
  'price.of': '{price} {one} / {other}',
  turn: 'Show the price the other way round',
  updated: 'Price Updated',
  accept: 'Accept',
  unconnected: 'No wallet is connected any more. Connect one again to go on.',
  gone: 'What is shown here cannot be swapped any more. Close this to see why.',
  confirm: 'Confirm Swap',
  anyway: 'Swap Anyway',
  swapping: 'Swapping {input} {from} for {output} {to}',
  inWallet: 'Confirm this transaction in your wallet',
  stop: 'Stop waiting',
  view: 'View on {explorer}',
  dismiss: 'Dismiss',
  'tried.title': 'Tried out on the newest block',
  'tried.loading': 'Trying this out on the chain…',
  'tried.moved': '{spent} {from} go, {received} {to} come.',
  'tried.unable': 'This chain’s node cannot try transactions out. The limits above hold all the same.',
})

/** Why one route, and not another. */
export const w = words('route', {
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
