import { words } from '#platform/page/i18n/words.ts'

/** Words about sending a token or a collectible to somebody. */
export const transferText = words('transfer', {
  send: 'Send',
  'send.what': 'Send {symbol}',
  amount: 'Amount',
  to: 'To',
  summary: 'Send {what} to {name}',
  done: 'Sent',
  doneText: 'Sent {what} to {name}',
  unused: 'No activity yet at this address. Check it.',
  unknown: 'We can’t tell whether this address was ever used. Check it.',
  isContract: 'This is a contract. Make sure that its owner can get out what you send.',
  'why.noAddress': 'Enter an address or a name.',
  'why.lookingUp': 'Looking up who this is…',
  'why.unknown': 'What you entered leads to no address.',
  'why.self': 'This is your own account.',
  'why.nobody': 'Nobody owns this address. What you send there is lost.',
  'why.ownContract': 'This is the contract of what you send. It would be lost there.',
  'why.contract': 'This is a contract of the exchange. What you send there is lost.',
  'why.reading': 'Reading your balance…',
  'why.noAmount': 'Enter an amount.',
  'why.decimals': 'This has more decimals than the token.',
  'why.tooMuch': 'This is more than you have.',
})
