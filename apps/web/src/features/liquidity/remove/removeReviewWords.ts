import { words } from '#platform/page/i18n/words.ts'

/** Texts of the confirmation. Loaded with it. */
export const removeReviewText = words('removeReview', {
  title: 'You will receive',
  estimated: 'Output is estimated. If the price changes by more than {slippage} your transaction will revert.',
  burned: 'UNI {pair} Burned',
  price: 'Price',
  share: 'Your pool share',
  confirm: 'Confirm',
  removing: 'Removing {a} and {b}',
  done: 'Removed',
  again: 'Remove more',
  gone: 'There is nothing left to remove.',
  unapproved: 'Attempting to confirm without approval or a signature. Please contact support.',
  fee: 'If one of these tokens takes a fee when it moves, a higher slippage tolerance in the settings lets this through.',
})
