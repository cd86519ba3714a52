import type { Address } from '@musi/domain/address'
import { type Amount, type Currency, amountOf } from '@musi/domain/currency'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { exactText } from '#platform/page/money/amountText.ts'
import type { Facts } from '#platform/session/review/ReviewFacts.tsx'
import { nameOf } from '#platform/tokens/collectibles/readMarket.ts'
import type { OrderWithoutCounter } from '#platform/tokens/collectibles/order/signAndSubmitOrder.ts'
import type { Royalty } from '@musi/domain/market/marketOrder'
import type { OrderSubject } from './newOrder.ts'
import { sellerProceeds } from './tradeIntent.ts'
import { tradeText } from './tradeWords.ts'

/** The line about the royalty that is taken from a price; no line if none is paid (spec: market.royalty). */
export const royaltyFacts = (currency: Currency, royalty: Royalty | null): Facts =>
  royalty === null ? [] : [[tradeText('royalty'), exactText(amountOf(currency, royalty.amount))]]

/** The terms to sign, line by line: what is given, for what, the royalty and the expiry. */
export function orderFacts(subject: OrderSubject, order: OrderWithoutCounter, price: Amount, account: Address): Facts {
  const until = [tradeText('until'), exactTime(Number(order.endSeconds))] as const
  if (subject.what === 'offerAny')
    return [
      [tradeText('give'), exactText(price)],
      [tradeText('for'), tradeText('anyOf', { name: subject.collection.name })],
      [tradeText('royalty'), tradeText('royalty.byPiece')],
      until,
    ]
  const royalty = 'royalty' in order ? order.royalty : null
  const share = royaltyFacts(price.currency, royalty)
  const name = nameOf(subject.piece)
  if (subject.what === 'offer')
    return [[tradeText('give'), exactText(price)], [tradeText('for'), name], ...share, until]
  const proceeds = amountOf(price.currency, sellerProceeds(price.raw, royalty, account))
  const replacedListing = subject.replacedListing?.order.startSeconds ?? 0n
  const from =
    order.startSeconds === replacedListing ? [[tradeText('from'), exactTime(Number(order.startSeconds))] as const] : []
  return [[tradeText('give'), name], [tradeText('get'), exactText(proceeds)], ...share, ...from, until]
}
