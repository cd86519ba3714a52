import { words } from '../../page/i18n/words.ts'

/** Texts of the confirmation before any act with money. Loaded with the first confirmation. */
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
