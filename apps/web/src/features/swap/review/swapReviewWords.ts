import { words } from '#platform/page/i18n/words.ts'

/** Words of the swap confirmation, bundled with its code. */
export const swapReviewText = words('swapReview', {
  title: 'Confirm Swap',
  'estimated.output':
    'Output is estimated. You will receive at least {amount} {symbol} or the transaction will revert.',
  'estimated.input': 'Input is estimated. You will sell at most {amount} {symbol} or the transaction will revert.',
  sentTo: 'Output will be sent to {whom}',
  whole: 'This is the whole address:',
  tick: 'This address came with the link I opened. I’ve checked it and want to send there.',
  'why.tick': 'Tick the box above first.',
  price: 'Price',
  'price.of': '{price} {one} / {other}',
  turn: 'Show the price the other way round',
  gone: 'This swap is no longer possible. Close this to see why.',
  confirm: 'Confirm Swap',
  anyway: 'Swap Anyway',
  done: 'Swapped',
  'done.of': 'Swapped {amount}',
  again: 'Swap again',
  bought: 'You now hold {artist}',
  'bought.play': 'Play {song} ({cost})',
  'bought.artist': 'See the artist',
  swapping: 'Swapping {input} for {output}',
})
