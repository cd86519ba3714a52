import type { Address } from '@musi/domain/address'
import { orderLife } from '@musi/domain/market/orderStanding'
import { Button } from '@musi/ui/controls/Button'
import { Empty } from '@musi/ui/layout/Empty'
import { Skeleton } from '@musi/ui/Skeleton'
import { Text } from '@musi/ui/Text'
import { Note } from '@musi/ui/layout/Note'
import { Stack } from '@musi/ui/layout/Stack'
import { Section } from '#platform/page/card/Section.tsx'
import { LeftOut } from '#platform/page/loading/LeftOut.tsx'
import { useReview } from '#platform/session/review/useReview.ts'
import { fetchOwnOrders } from '../fetchMarket.ts'
import styles from './OwnOrders.module.css'
import { OrderPrice } from './OrderPrice.tsx'
import { ownOrderNote } from './orderNote.ts'
import { orderText } from './orderWords.ts'
import { type BookOrder, type Market, nameOf } from '../readMarket.ts'
import { useMarket } from '../useMarket.ts'
import { useMarketAnswer } from '../useMarketAnswer.ts'
import { useOpenOrders } from './useOpenOrders.ts'
import { WithdrawSheet } from './WithdrawSheet.tsx'
import { type Withdrawal, withdrawIntent } from './withdrawIntent.ts'

/** Name of an order's subject, or its number if the name was not read. */
function nameIn(market: Market | null, { order }: BookOrder): string {
  if (order.kind === 'collectionOffer')
    return market?.collections.find(({ address }) => address === order.collection)?.name ?? order.collection
  const { collection, tokenId } = order
  const piece = market?.pieces.find((each) => each.collection === collection && each.id === tokenId)
  return nameOf(piece ?? { name: null, id: tokenId })
}

const NO_ORDERS: readonly BookOrder[] = []
const TITLE_KEYS = { listing: 'listing', offer: 'offer', collectionOffer: 'any' } as const

const SECTION_ID = 'own-orders'

/**
 * All of an account's open orders, dormant ones included, each with a button to withdraw it (spec: market.own-orders).
 */
export function OwnOrders({ account }: { account: Address }) {
  const state = useMarketAnswer(`own ${account}`, () => fetchOwnOrders(account))
  const market = useMarket()
  const session = useReview<Withdrawal>({ intentOf: withdrawIntent, reopensOnRefusal: true, onSent: state.again })
  const rows = useOpenOrders(state.kind === 'read' ? state.value.rows : NO_ORDERS)
  const leftOut = state.kind === 'read' ? state.value.leftOut : 0
  const isEmpty = state.kind === 'read' && rows.length === 0 && leftOut === 0
  const knownMarket = market.kind === 'read' ? market.value : null
  const dormantCount = rows.filter(({ standing }) => orderLife(standing) === 'dormant').length
  return (
    <>
      <Section id={SECTION_ID} title={orderText('title')} isReading={state.kind === 'waiting'} isEmpty={isEmpty}>
        {state.kind === 'waiting' && <Skeleton label={orderText('reading')} />}
        {state.kind === 'away' && <p>{orderText('away')}</p>}
        {state.kind === 'read' && state.isOld && <p>{orderText('old')}</p>}
        {isEmpty && <Empty>{orderText('none')}</Empty>}
        <LeftOut count={leftOut} />
        {dormantCount > 0 && <p id="own-dormant">{orderText('dormant', { count: dormantCount })}</p>}
        <Stack as="ul" className={styles['rows']}>
          {rows.map((row) => {
            const { hash, order, standing, competing } = row
            const title = nameIn(knownMarket, row)
            return (
              <li key={hash} className={styles['row']} data-life={orderLife(standing)}>
                <span className={styles['what']}>
                  <Text as="b" tone="strong" breaks id={`what-${hash}`}>
                    {orderText(TITLE_KEYS[order.kind], { name: title })}
                  </Text>
                  <Text as="span" id={`price-${hash}`} tone="strong" figures>
                    <OrderPrice price={order.price} />
                  </Text>
                  <Note as="small" breaks>
                    {ownOrderNote(standing, order)}
                  </Note>
                  {competing > 1 && (
                    <Note as="small" breaks>
                      {orderText('competing', { count: competing })}
                    </Note>
                  )}
                </span>
                <Button
                  size="small"
                  hook="withdraw-own"
                  id={`withdraw-${hash}`}
                  // Includes the price, because several orders may be for the same piece.
                  aria-labelledby={`withdraw-${hash} what-${hash} price-${hash}`}
                  onClick={() => session.begin({ kind: 'cancel', title, order }, 'inDialog')}
                >
                  {orderText('withdraw')}
                </Button>
              </li>
            )
          })}
        </Stack>
        {rows.length > 1 && (
          <p className={styles['all']}>
            <Button
              id="withdraw-all"
              size="small"
              onClick={() => session.begin({ kind: 'cancelAll', account, count: rows.length }, 'inDialog')}
            >
              {orderText('withdrawAll')}
            </Button>
          </p>
        )}
      </Section>
      <WithdrawSheet session={session} startsAt={SECTION_ID} />
    </>
  )
}
