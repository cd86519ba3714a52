import { words } from '#platform/page/i18n/words.ts'

export const transactionText = words('transactions', {
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
    'The network no longer knows this transaction. It hasn’t taken effect so far. Clear it, and send it again if you still want it.',
  'story.unsent':
    'Your wallet says it didn’t send this. It didn’t take effect. Clear it, and send it again if you still want it.',
  'story.spedUp': 'Replaced by {hash}, which did the same for a different fee.',
  'story.spedUpFailed': 'Replaced by {hash}, which tried the same and failed. Only the network fee was paid.',
  'story.replaced':
    'Replaced by {hash}, another transaction from your account. This one did not take effect; send it again if you still want it.',
  'story.cancelled': 'Cancelled by {hash}. This one did not take effect.',
  'story.mismatch':
    'Your wallet sent something other than what Musi asked for. Check it in the explorer before you send anything else.',
  notConnected: 'No wallet is connected. Connect one and try again.',
  otherTab:
    'Another Musi tab is waiting for your wallet with the same request. Answer there, or close it and try again.',
  mismatch:
    'Your wallet sent something other than what Musi asked for, and we couldn’t verify it. Check it in the explorer before you send anything else.',
})
