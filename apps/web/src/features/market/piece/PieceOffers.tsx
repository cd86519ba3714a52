import { makerOf } from '@musi/domain/market/marketOrder'
import { Empty } from '@musi/ui/layout/Empty'
import { Skeleton } from '@musi/ui/Skeleton'
import { Stack } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import { Section } from '#platform/page/card/Section.tsx'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import { OrderEnd } from '#platform/tokens/collectibles/order/OrderEnd.tsx'
import { orderText } from '#platform/tokens/collectibles/order/orderWords.ts'
import { useBestFirst } from '#platform/tokens/collectibles/order/useBestFirst.ts'
import { useOpenOrders } from '#platform/tokens/collectibles/order/useOpenOrders.ts'
import { marketText } from '../frame/marketWords.ts'
import { OrderPrice } from '#platform/tokens/collectibles/order/OrderPrice.tsx'
import type { OrderRows } from '#platform/tokens/collectibles/orderPages.ts'
import type { BookOrder, Piece } from '#platform/tokens/collectibles/readMarket.ts'
import { MoreOrders } from '../trade/MoreOrders.tsx'
import { OfferButtons } from '../trade/OfferButtons.tsx'
import type { ReviewSession } from '#platform/session/review/useReview.ts'
import type { TradeAct } from '../trade/tradeIntent.ts'
import type { AvailableTrades } from '../trade/availableTrades.ts'
import type { ReadState } from '#platform/tokens/collectibles/useMarketAnswer.ts'
import styles from './Piece.module.css'

const NO_ORDERS: readonly BookOrder[] = []

type Props = {
  piece: Piece
  state: ReadState<OrderRows>
  trades: AvailableTrades
  session: ReviewSession<TradeAct>
  onMore: () => void
}

/** Offers by others, each judged on chain when it was read (spec: market.book). */
export function PieceOffers({ piece, state, trades, session, onMore }: Props) {
  const openOffers = useOpenOrders(state.kind === 'read' ? state.value.rows : NO_ORDERS).filter(
    ({ order, standing }) => order.kind !== 'listing' && standing === 'good',
  )
  const isWhole = state.kind === 'read' && state.value.isLast && state.value.leftOut === 0
  const offers = useBestFirst(openOffers, state.kind === 'read' && state.value.isLast)
  return (
    <Section title={marketText('piece.offers')} isReading={state.kind === 'waiting'}>
      {state.kind === 'waiting' && <Skeleton label={marketText('market.reading')} />}
      {state.kind === 'away' && <p>{marketText('piece.offers.away')}</p>}
      {state.kind === 'read' && state.isOld && <p>{marketText('market.old')}</p>}
      {isWhole && offers.length === 0 && <Empty>{marketText('piece.offers.none')}</Empty>}
      <Stack as="ul" id="piece-offers" tabIndex={-1} gap={3}>
        {offers.map(({ bookOrder, dollars }) => {
          const { hash, order, competing } = bookOrder
          return (
            <li key={hash} className={styles['offer']}>
              <Stack as="span" shrinks>
                <b>
                  <OrderPrice price={order.price} dollars={dollars} showsMaker />
                </b>
                <Note as="small">
                  <AddressName address={makerOf(order)} />
                  {order.kind === 'collectionOffer' && ` · ${marketText('piece.offers.any')}`}
                </Note>
                <OrderEnd order={order} />
                {competing > 1 && trades.acceptableOffers.some((offer) => offer.hash === hash) && (
                  <Note as="small">{orderText('competing', { count: competing })}</Note>
                )}
              </Stack>
              <OfferButtons {...{ piece, bookOrder, trades, session }} />
            </li>
          )
        })}
      </Stack>
      <MoreOrders state={state} list="piece-offers" onMore={onMore} />
    </Section>
  )
}
