import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/controls/Button'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import { useState } from 'react'
import { Section } from '#platform/page/card/Section.tsx'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import type { ReviewSession } from '#platform/session/review/useReview.ts'
import { OrderEnd } from '#platform/tokens/collectibles/order/OrderEnd.tsx'
import { OrderPrice } from '#platform/tokens/collectibles/order/OrderPrice.tsx'
import { type BookOrder, type StoredListing, type Piece, nameOf } from '#platform/tokens/collectibles/readMarket.ts'
import { orderText } from '#platform/tokens/collectibles/order/orderWords.ts'
import styles from './Piece.module.css'
import { OrderForm } from '../trade/OrderForm.tsx'
import type { TradeAct } from '../trade/tradeIntent.ts'
import { tradeText } from '../trade/tradeWords.ts'

type Props = {
  piece: Piece
  account: Address
  ownOrders: readonly BookOrder[]
  session: ReviewSession<TradeAct>
  onChanged: () => void
}

const isListing = (bookOrder: BookOrder): bookOrder is StoredListing => bookOrder.order.kind === 'listing'

/** The owner's listings of the piece; each price can be changed or withdrawn (spec: market.change-price). */
export function OwnListings({ piece, account, ownOrders, session, onChanged }: Props) {
  const [replacedListing, setReplacedListing] = useState<StoredListing | null>(null)
  const listings = ownOrders.filter(isListing)
  const title = nameOf(piece)
  const withdraw = ({ order }: StoredListing) => session.begin({ kind: 'cancel', title, order }, 'inDialog')
  if (listings.length === 0 && replacedListing === null) return null
  return (
    <Section title={tradeText('own.title')}>
      <Stack as="ul" id="own-listings" gap={3}>
        {listings.map((bookOrder) => (
          <li key={bookOrder.hash} className={styles['row']}>
            <Stack as="span" shrinks>
              <b>
                <OrderPrice price={bookOrder.order.price} />
              </b>
              {bookOrder.standing === 'notBegun' && (
                <Note as="small">
                  {orderText('mine.notBegun', { time: exactTime(Number(bookOrder.order.startSeconds)) })}
                </Note>
              )}
              <OrderEnd order={bookOrder.order} />
            </Stack>
            <Cluster as="span" gap={2}>
              <Button size="small" hook="change-price" onClick={() => setReplacedListing(bookOrder)}>
                {tradeText('change')}
              </Button>
              <Button size="small" hook="withdraw-order" onClick={() => withdraw(bookOrder)}>
                {orderText('withdraw')}
              </Button>
            </Cluster>
          </li>
        ))}
      </Stack>
      {replacedListing !== null && (
        <OrderForm
          subject={{ what: 'sell', piece, replacedListing }}
          account={account}
          returnFocusId="piece-title"
          onClose={() => setReplacedListing(null)}
          onStored={onChanged}
          onWithdraw={() => {
            setReplacedListing(null)
            withdraw(replacedListing)
          }}
        />
      )}
    </Section>
  )
}
