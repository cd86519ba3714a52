import { words } from '#platform/page/i18n/words.ts'

/** Words on the cards of drops. Those quoted in the specification are fixed. */
export const dropText = words('market', {
  'drops.in': 'Drops in {days}d {hours}h {minutes}m {seconds}s',
  'price.current': 'Current price',
  'price.none': 'No Sales',
  'price.upcoming': 'Price from {time}',
  'price.eth': '{amount} {symbol}',
  'price.usd': '${amount}',
  'price.token': 'Token to pay with',
  'price.last': 'Last sold {price}',
  see: 'See the piece',
  named: '{what}: {name}',
  buyNow: 'Buy now',
  makeOffer: 'Make offer',
  list: 'List for sale',
  unnamed: 'Without a name',
})
