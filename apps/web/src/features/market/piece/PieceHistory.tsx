import { ACTS_PATH } from '@musi/api/paths'
import { ZERO_ADDRESS } from '@musi/domain/address'
import { Button } from '@musi/ui/controls/Button'
import { Empty } from '@musi/ui/layout/Empty'
import { Skeleton } from '@musi/ui/Skeleton'
import { Stack } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import { Section } from '#platform/page/card/Section.tsx'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { When } from '#platform/page/time/When.tsx'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import { isComplete } from '#platform/session/history/isComplete.ts'
import { useHistory } from '#platform/session/history/useHistory.ts'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import { PastAct } from '#platform/tokens/story/pastAct.ts'
import { fetchSales } from '#platform/tokens/collectibles/fetchMarket.ts'
import { OrderPrice } from '#platform/tokens/collectibles/order/OrderPrice.tsx'
import { useMarketAnswer } from '#platform/tokens/collectibles/useMarketAnswer.ts'
import { marketText } from '../frame/marketWords.ts'
import type { Piece, PieceSold } from '#platform/tokens/collectibles/readMarket.ts'
import styles from './Piece.module.css'

const PLACEHOLDERS = { from: '⟦from⟧', to: '⟦to⟧' }

/** Past owners and prices, newest first, from the history (spec: market.piece-sales). */
export function PieceHistory({ piece: { collection, id } }: { piece: Piece }) {
  const history = useHistory({
    path: `${ACTS_PATH}?contract=${collection}&kind=receivePiece`,
    row: PastAct,
    topics: ['market'],
  })
  const moves =
    history.kind === 'read'
      ? history.rows.flatMap((act) => (act?.kind === 'receivePiece' && act.piece === id ? [act] : []))
      : []
  const more = history.kind === 'read' ? history.more : null
  const salesState = useMarketAnswer(`sales ${collection} ${id}`, () => fetchSales(collection, id))
  const sales = salesState.kind === 'read' ? salesState.value : []
  return (
    <Section title={marketText('piece.history')} isReading={history.kind === 'waiting'}>
      <HistoryNote history={history} />
      {history.kind === 'waiting' && <Skeleton label={marketText('market.reading')} />}
      {moves.length === 0 && isComplete(history) && <Empty>{marketText('piece.history.none')}</Empty>}
      {salesState.kind === 'away' && moves.length > 0 && <p>{marketText('piece.sales.away')}</p>}
      <Stack as="ul" id="piece-history" gap={3}>
        {moves.map(({ block, log, account, from, timeSeconds, transaction }) => {
          const sale = sales.find((each) => each.transaction === transaction)
          const sender = <AddressName address={from} />
          const receiver = <AddressName address={account} />
          return (
            <li key={`${block} ${log}`} className={styles['row']}>
              <Stack as="span" shrinks>
                <span>
                  {from === ZERO_ADDRESS
                    ? withParts(marketText('piece.history.made', { account: '⟦account⟧' }), { account: receiver })
                    : withParts(marketText(sale === undefined ? 'piece.history.moved' : 'piece.sold', PLACEHOLDERS), {
                        from: sender,
                        to: receiver,
                      })}
                </span>
                {sale !== undefined && <SalePrice sale={sale} />}
              </Stack>
              <Note as="small">
                <When timeSeconds={timeSeconds} />
              </Note>
            </li>
          )
        })}
      </Stack>
      {more !== null && <Button onClick={more}>{marketText('more')}</Button>}
    </Section>
  )
}

/** The whole amount paid, in the currency of the sale. */
const SalePrice = ({ sale: { token, amount } }: { sale: PieceSold }) => (
  <b>
    <OrderPrice price={{ token: token === ZERO_ADDRESS ? 'native' : token, amount }} />
  </b>
)
