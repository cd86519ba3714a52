import { words } from '#platform/page/i18n/words.ts'

/** Words about market orders: what an account has signed, and why an order cannot be filled. */
export const t = words('orders', {
  dollars: '${amount}',
  title: 'Your orders',
  reading: 'Reading your orders',
  away: 'We can’t read your orders right now. We keep trying.',
  old: 'This is what we read last. We keep trying.',
  none: 'You have no orders on the market.',
  listing: '{name}: for sale',
  offer: '{name}: your offer',
  any: '{name}: your offer for any piece',
  'mine.good': 'Open until {time}',
  'mine.notBegun': 'Opens {time}',
  'mine.ownerMoved':
    'You don’t have the piece now. If it comes back, anyone can buy it for this price until {time}. Withdraw this order if you don’t want that.',
  'mine.approvalGone':
    'The market can’t hand over the piece now. If you allow it again, anyone can buy it for this price until {time}. Withdraw this order if you don’t want that.',
  'mine.notEnough':
    'You have less than this now. Once you have enough again, anyone can accept this offer until {time}. Withdraw it if you don’t want that.',
  'mine.allowanceGone':
    'The market can’t take this much now. If you allow it again, anyone can accept this offer until {time}. Withdraw it if you don’t want that.',
  'mine.over': 'Over',
  until: 'Until {time}',
  ended: 'Ended',
  endsIn: 'Ends in {hours}h {minutes}m {seconds}s',
  dormant: '{count} of them are asleep and can come back to life.',
  dormant_one: '{count} of them is asleep and can come back to life.',
  competing:
    '{count} offers share one balance, which isn’t enough for all of them. Once some are accepted, the others can’t be.',
  withdraw: 'Withdraw',
  withdrawAll: 'Withdraw everything',
  'withdraw.title': 'Withdraw the order for {name}',
  'withdraw.about': 'Nobody can fill this order any more. This costs a network fee.',
  'withdraw.done': 'The order is withdrawn.',
  'withdrawAll.about':
    'This ends every listing and every offer that you have signed so far on this market, {count} of them listed here, and any that were handed out elsewhere. They can’t be brought back. This costs one network fee.',
  'withdrawAll.done': 'All of your orders are withdrawn.',
  'gone.notBegun': 'This isn’t open yet. It opens on {time}.',
  'gone.ended': 'This ended on {time}.',
  'gone.cancelled': 'This was withdrawn. Nothing can be paid for it any more.',
  'gone.filled': 'Someone was faster. This order has been filled.',
  'gone.counterMoved': 'Whoever signed this has withdrawn all of their orders.',
  'gone.ownerMoved': 'The seller doesn’t have this piece any more.',
  'gone.approvalGone': 'The seller has stopped the market from handing over this piece.',
  'gone.notEnough': 'The bidder doesn’t have enough for this offer any more.',
  'gone.allowanceGone': 'The bidder has stopped the market from taking this much.',
  'back.title': 'An old order of yours is open again',
  'back.text': 'Anyone can fill it at its old price. Withdraw it if you don’t want that.',
  'back.link': 'Look at your orders',
  'trouble.accountChanged': 'Your wallet shows another account now. Close this and start again.',
  'trouble.away': 'We can’t reach the market right now. Your order is not open. Try again.',
  'trouble.refused': 'The market doesn’t take this order. Close this and look at the piece again.',
  'trouble.behind':
    'The market hasn’t seen your latest transaction yet. Your order is not open. Try again in a moment.',
  'trouble.rejected': 'Nothing was sent.',
  'trouble.walletCannot': 'Your wallet couldn’t sign this.',
  signing: 'Sign in your wallet…',
  keeping: 'Handing it to the market…',
  close: 'Close',
})
