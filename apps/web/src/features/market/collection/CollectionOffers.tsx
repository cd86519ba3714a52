import { makerOf } from '@musi/domain/market/marketOrder'
import { Button } from '@musi/ui/controls/Button'
import { Empty } from '@musi/ui/layout/Empty'
import { Select } from '@musi/ui/controls/Select'
import { Skeleton } from '@musi/ui/Skeleton'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import { type ReactNode, useState } from 'react'
import { Section } from '#platform/page/card/Section.tsx'
import { contractOf } from '#platform/page/config/config.ts'
import { useReview } from '#platform/session/review/useReview.ts'
import { ConnectButton } from '#platform/session/wallet/ConnectButton.tsx'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { fetchCollectionOffers } from '#platform/tokens/collectibles/fetchMarket.ts'
import { OrderEnd } from '#platform/tokens/collectibles/order/OrderEnd.tsx'
import { OrderPrice } from '#platform/tokens/collectibles/order/OrderPrice.tsx'
import { orderText } from '#platform/tokens/collectibles/order/orderWords.ts'
import { type BookOrder, type Collection, type Piece, nameOf } from '#platform/tokens/collectibles/readMarket.ts'
import { useBestFirst } from '#platform/tokens/collectibles/order/useBestFirst.ts'
import { useMarketAnswer } from '#platform/tokens/collectibles/useMarketAnswer.ts'
import { useOpenOrders } from '#platform/tokens/collectibles/order/useOpenOrders.ts'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import styles from '../piece/Piece.module.css'
import { marketText } from '../frame/marketWords.ts'
import { MoreOrders } from '../trade/MoreOrders.tsx'
import { PriceHints } from '../trade/PriceHints.tsx'
import { OrderForm } from '../trade/OrderForm.tsx'
import { OfferButtons } from '../trade/OfferButtons.tsx'
import { type TradeAct, tradeIntent } from '../trade/tradeIntent.ts'
import { TradeSheet } from '../trade/TradeSheet.tsx'
import { availableTrades } from '../trade/availableTrades.ts'
import { tradeText } from '../trade/tradeWords.ts'

const NO_ORDERS: readonly BookOrder[] = []
const TITLE_ID = 'collection-title'

type Props = { collection: Collection; pieces: readonly Piece[]; onChanged: () => void }

/**
 * Offers for any piece of a collection, which an owner accepts with a piece of their choice (spec:
 * market.collection-offers).
 */
export function CollectionOffers({ collection, collection: { address, name }, pieces, onChanged }: Props) {
  const account = useAccount()
  const [isOffering, setOffering] = useState(false)
  const [pages, setPages] = useState(1)
  const state = useMarketAnswer(`any ${address}`, () => fetchCollectionOffers(address, pages), pages)
  const offers = useOpenOrders(state.kind === 'read' ? state.value.rows : NO_ORDERS)
  const isWhole = state.kind === 'read' && state.value.isLast && state.value.leftOut === 0
  const sorted = useBestFirst(offers, state.kind === 'read' && state.value.isLast)
  const reload = () => {
    state.again()
    onChanged()
  }
  const session = useReview<TradeAct>({ intentOf: tradeIntent, reopensOnRefusal: true, onSent: reload })
  const ownPieces = account === null ? [] : pieces.filter(({ owner }) => owner === account)
  const [selectedIndex, setSelectedIndex] = useState(0)
  const selectedPiece = ownPieces[selectedIndex] ?? ownPieces[0] ?? null
  if (contractOf('seaport') === null) return null
  return (
    <Section title={marketText('collection.offers')} isReading={state.kind === 'waiting'}>
      <Stack gap={4}>
        <Cluster gap={4} lines={2} center apart>
          <p>{tradeText('offerAny.about')}</p>
          {account === null ? (
            <ConnectButton isSecondary />
          ) : (
            <Button id="offer-any" onClick={() => setOffering(true)}>
              {tradeText('offerAny')}
            </Button>
          )}
        </Cluster>
        {ownPieces.length > 1 && offers.some(({ order }) => makerOf(order) !== account) && (
          <Select
            id="accept-with"
            label={tradeText('accept.with')}
            value={selectedIndex}
            options={ownPieces.map((piece, at) => [at, nameOf(piece)])}
            onChange={setSelectedIndex}
          />
        )}
        <OffersNote state={state} isNone={isWhole && offers.length === 0} />
        <Stack as="ul" id="collection-offers" tabIndex={-1} gap={3}>
          {sorted.map(({ bookOrder, dollars }) => (
            <Offer key={bookOrder.hash} {...{ bookOrder, dollars }} showsCompeting={selectedPiece !== null}>
              {account !== null && makerOf(bookOrder.order) === account ? (
                <Button
                  size="small"
                  hook="withdraw-order"
                  onClick={() => session.begin({ kind: 'cancel', title: name, order: bookOrder.order }, 'inDialog')}
                >
                  {orderText('withdraw')}
                </Button>
              ) : (
                selectedPiece !== null && (
                  <OfferButtons
                    piece={selectedPiece}
                    bookOrder={bookOrder}
                    trades={availableTrades(selectedPiece, offers, account)}
                    session={session}
                  />
                )
              )}
            </Offer>
          ))}
        </Stack>
        <MoreOrders state={state} list="collection-offers" onMore={() => setPages(pages + 1)} />
      </Stack>
      {isOffering && account !== null && (
        <OrderForm
          subject={{ what: 'offerAny', collection, artist: pieces[0]?.royalty?.artist ?? null }}
          account={account}
          returnFocusId={TITLE_ID}
          onClose={() => setOffering(false)}
          onStored={reload}
          priceHints={<PriceHints pieceCollection={collection} offers={state} />}
        />
      )}
      <TradeSheet session={session} returnFocusId={TITLE_ID} />
    </Section>
  )
}

type OfferProps = ReturnType<typeof useBestFirst>[number] & { showsCompeting: boolean; children: ReactNode }

/** One offer: price, maker and expiry, with its actions beside it. */
function Offer({ bookOrder: { order, competing }, dollars, showsCompeting, children }: OfferProps) {
  return (
    <li className={styles['offer']}>
      <Stack as="span" shrinks>
        <b>
          <OrderPrice price={order.price} dollars={dollars} showsMaker />
        </b>
        <Note as="small">
          <AddressName address={makerOf(order)} />
        </Note>
        <OrderEnd order={order} />
        {showsCompeting && competing > 1 && <Note as="small">{orderText('competing', { count: competing })}</Note>}
      </Stack>
      {children}
    </li>
  )
}

function OffersNote({ state, isNone }: { state: ReturnType<typeof useMarketAnswer<unknown>>; isNone: boolean }) {
  if (state.kind === 'waiting') return <Skeleton label={marketText('market.reading')} />
  if (state.kind === 'away') return <p>{marketText('piece.offers.away')}</p>
  return (
    <>
      {state.isOld && <p>{marketText('market.old')}</p>}
      {isNone && <Empty>{marketText('piece.offers.none')}</Empty>}
    </>
  )
}
