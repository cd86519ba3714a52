import { Note } from '@musi/ui/layout/Note'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { bookTokens } from '#platform/session/chain/bookTokens.ts'
import { OrderPrice } from '#platform/tokens/collectibles/order/OrderPrice.tsx'
import { useBestFirst } from '#platform/tokens/collectibles/order/useBestFirst.ts'
import { useOpenOrders } from '#platform/tokens/collectibles/order/useOpenOrders.ts'
import type { OrderRows } from '#platform/tokens/collectibles/orderPages.ts'
import type { BookOrder, Collection } from '#platform/tokens/collectibles/readMarket.ts'
import type { ReadState } from '#platform/tokens/collectibles/useMarketAnswer.ts'
import { Worth } from '../frame/Worth.tsx'
import { tradeText } from './tradeWords.ts'

const NO_ORDERS: readonly BookOrder[] = []

/**
 * True if an offer may be the best offer; one in a token that anybody can create does not count
 * (spec: market.counted).
 */
const countsAsOffer = ({ order: { kind, price }, standing }: BookOrder): boolean =>
  kind !== 'listing' && standing === 'good' && bookTokens().has(price.token)

/** The best offer; null while some are unread, or if no pool can compare them. */
function useBestOffer(state: ReadState<OrderRows>): BookOrder | null {
  const isComplete = state.kind === 'read' && state.value.isLast && state.value.leftOut === 0
  const offers = useOpenOrders(state.kind === 'read' ? state.value.rows : NO_ORDERS).filter(countsAsOffer)
  const [best] = useBestFirst(offers, isComplete)
  if (!isComplete || best === undefined) return null
  return best.dollars === null && offers.length > 1 ? null : best.bookOrder
}

type Props = { pieceCollection: Collection | undefined; offers: ReadState<OrderRows> }

/** The floor and the best offer, shown beside a typed offer; each only if it is read and exists (spec: market.order-form). */
export function PriceHints({ pieceCollection, offers }: Props) {
  const best = useBestOffer(offers)
  const floor = pieceCollection?.floor ?? null
  const isPriced = floor !== null && (floor.native !== null || floor.dollars !== null)
  const name = isPriced ? (best === null ? 'level.floor' : 'level') : best === null ? null : 'level.best'
  if (name === null) return null
  const parts = {
    floor: isPriced && <Worth worth={floor.native === null ? floor : { native: floor.native, dollars: null }} />,
    best: best !== null && <OrderPrice price={best.order.price} />,
  }
  return <Note id="offer-level">{withParts(tradeText(name, { floor: '⟦floor⟧', best: '⟦best⟧' }), parts)}</Note>
}
