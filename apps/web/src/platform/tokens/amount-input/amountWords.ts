import { words } from '#platform/page/i18n/words.ts'

export const amountFieldText = words('amount', {
  title: 'Token Amount',
  placeholder: '0.0',
  field: '{label}: amount',
  balance: 'Balance: {amount}',
  balanceLoading: 'Reading your balance',
  max: 'Max',
  maxOf: 'Max: all that you can use of {symbol}',
  select: 'Select a token',
  change: '{label}: {symbol}, choose another token',
  pair: '{one}:{other}',
})
