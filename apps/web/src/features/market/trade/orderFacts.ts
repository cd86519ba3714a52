import type { Address } from '@musi/domain/address'
import { type Amount, amountOf } from '@musi/domain/currency'
import { exactTime } from '../../../platform/page/i18n/exactTime.ts'
import { exactText } from '../../../platform/page/money/amountText.ts'
import type { Facts } from '../../../platform/session/review/ReviewFacts.tsx'
import { nameOf } from '../../../platform/tokens/collectibles/readMarket.ts'
import type { UncountedOrder } from '../../../platform/tokens/collectibles/askOrder.ts'
import type { OrderSubject } from './newOrder.ts'
import { keptBySeller } from './tradeIntent.ts'
import { w } from './tradeWords.ts'

/** What is signed, line by line: what is given, for what, the royalty, until when. */
export function orderFacts(subject: OrderSubject, order: UncountedOrder, price: Amount, account: Address): Facts {
  const until = [w('until'), exactTime(Number(order.endSeconds))] as const
  if (subject.what === 'offerAny')
    return [
      [w('give'), exactText(price)],
      [w('for'), w('anyOf', { name: subject.collection.name })],
      [w('royalty'), w('royalty.byPiece')],
      until,
    ]
  const royalty = 'royalty' in order ? order.royalty : null
  const share = royalty === null ? w('royalty.none') : exactText(amountOf(price.currency, royalty.amount))
  const name = nameOf(subject.piece)
  if (subject.what === 'offer') return [[w('give'), exactText(price)], [w('for'), name], [w('royalty'), share], until]
  const kept = amountOf(price.currency, keptBySeller(price.raw, royalty, account))
  return [[w('give'), name], [w('get'), exactText(kept)], [w('royalty'), share], until]
}
