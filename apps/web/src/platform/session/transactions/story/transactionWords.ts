import { words } from '../../../page/i18n/words.ts'

export const t = words('transactions', {
  recent: 'Recent Transactions',
  clearAll: '(clear all)',
  empty: 'Your transactions will appear here...',
  clear: 'Clear',
  clearThis: 'Clear from this list: {summary}',
  opens: '{summary} (opens {explorer} in a new tab)',
  view: 'View on {explorer}',
  dismiss: 'Dismiss',
  'icon.pending': 'Waiting',
  'icon.dropped': 'Lost',
  'icon.unsent': 'Not sent',
  'icon.confirmed': 'Done',
  'icon.failed': 'Failed',
  'icon.neutral': 'Done, result unknown',
  'icon.replaced': 'Replaced',
  'icon.cancelled': 'Cancelled',
  'icon.mismatch': 'Not what was asked',
  'moved.got': 'You got {amounts}',
  'moved.gotBy': '{whom} got {amounts}',
  'moved.paid': 'You paid {amounts}',
  'popup.success': 'Done:',
  'popup.failed': 'Failed:',
  'story.failed': 'It failed on the chain. Only the network fee was paid; the explorer says why.',
  'story.neutral': 'It is in a block, but we can’t tell whether all of it succeeded. Check your balance.',
  'story.dropped':
    'The network no longer knows this transaction. Nothing of it took effect so far. Clear it, and send it again if you still want it.',
  'story.unsent':
    'Your wallet says that it did not send this. Nothing of it took effect. Clear it, and send it again if you still want it.',
  'story.spedUp': 'Replaced by {hash}, which did the same for another fee.',
  'story.spedUpFailed': 'Replaced by {hash}, which was to do the same and failed. Only the network fee was paid.',
  'story.replaced':
    'Replaced by {hash}, another transaction from your account. This one did not take effect; send it again if you still want it.',
  'story.cancelled': 'Cancelled by {hash}. This one did not take effect.',
  'story.mismatch':
    'Your wallet sent something else than Musi asked for. Look at it in the explorer before you send anything more.',
  notConnected: 'No wallet is connected. Connect one and try again.',
  otherTab: 'Another tab of Musi waits for your wallet with the same. Answer there, or close it and try again.',
  mismatch:
    'Your wallet sent something else than Musi asked for. It could not be verified; look at it in the explorer before you send anything more.',
})
