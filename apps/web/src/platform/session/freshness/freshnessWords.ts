import { words } from '#platform/page/i18n/words.ts'

/** Texts about the age of what is shown. */
export const freshnessText = words('freshness', {
  from: 'From block {number}',
  pricesFrom: 'Prices from block {number}. Reconnecting…',
  figuresFrom: 'Figures from block {number}. Reconnecting…',
  unread: "We can't reach the network. Reconnecting…",
  reconnecting: 'Reconnecting…',
})
