import { words } from '../../page/i18n/words.ts'

/** Of what is asked before an act with money, whatever it is. It comes with the code of the first that is asked. */
export const t = words('review', {
  waiting: 'Waiting For Confirmation',
  sent: 'Transaction Submitted',
  failed: 'Error',
  close: 'Close',
  updated: 'Price Updated',
  accept: 'Accept',
  unconnected: 'No wallet is connected any more. Connect one again to go on.',
  unapproved: 'This is not approved as it stands here. Close this to approve it.',
  inWallet: 'Confirm this transaction in your wallet',
  stop: 'Stop waiting',
  view: 'View on {explorer}',
  dismiss: 'Dismiss',
  'tried.title': 'Tried out on the newest block',
  'tried.loading': 'Trying this out on the chain…',
  'tried.moved': '{pays} go, {gets} come.',
  'tried.unable': 'This chain’s node cannot try transactions out. The limits above hold all the same.',
})
