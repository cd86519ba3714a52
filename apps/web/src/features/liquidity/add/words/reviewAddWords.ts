import { words } from '#platform/page/i18n/words.ts'

/** Texts of the confirmation of adding both tokens, bundled with its code. */
export const addReviewText = words('addReview', {
  title: 'You will receive',
  'title.new': 'You are creating a pool',
  shares: '{one}/{other} Pool Tokens',
  estimated: 'Output is estimated. If the price changes by more than {slippage} your transaction will revert.',
  deposited: '{symbol} Deposited',
  rates: 'Rates',
  share: 'Share of Pool:',
  sent: 'Already in the pool',
  gone: 'This can’t be added any more. Close this to see why.',
  confirm: 'Confirm Supply',
  'confirm.new': 'Create Pool & Supply',
  supplying: 'Supplying {amountA} and {amountB}',
  stake: 'Deposited to earn UNI',
  'stake.rest': 'Exactly this much is deposited. What the pool gives you beyond it stays in your wallet.',
  'done.staked': 'Added and deposited',
  done: 'Liquidity added',
  again: 'Add more',
})
