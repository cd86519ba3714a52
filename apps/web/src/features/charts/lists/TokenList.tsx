import { identityAt } from '#platform/tokens/explain/identities.ts'
import { chartsText } from '../frame/chartsWords.ts'
import type { ListPeriod } from '../frame/listPeriod.ts'
import type { MarketToken } from '../frame/marketFigures.ts'
import { tokenPrice } from '../frame/tokenPrice.ts'
import { useMarketTokens } from '../frame/useMarket.ts'
import { Change, Dollars, NoPrice, Price, TokenCell } from '../frame/Cells.tsx'
import { ListBody } from './ListBody.tsx'
import { SortedTable } from './SortedTable.tsx'
import { matches } from './sorted.ts'
import { useNames } from '#platform/tokens/explain/useNames.ts'

type Props = { search: string; period: ListPeriod }

/** Every token with a pool (spec: charts.lists). */
export function TokenList({ search, period }: Props) {
  const history = useMarketTokens()
  const rows = history.kind === 'read' ? history.rows : []
  const nameOf = useNames(
    rows.map(({ token }) => token),
    'tokens',
  )
  const shown = rows.filter(({ token }) => matches(search, [nameOf(token), token]))
  // Token figures do not go back a month.
  const span = period === 'day' ? 'day' : 'week'
  const decimalsOf = ({ token }: MarketToken) => {
    const identity = identityAt(token)
    return identity?.kind === 'token' ? identity.decimals : null
  }
  const priceOf = (row: MarketToken) => tokenPrice(row.price, decimalsOf(row))
  const priceText = (row: MarketToken) => (row.price === null ? <NoPrice /> : <Price price={priceOf(row)} />)
  return (
    <ListBody history={history} shown={shown.length} search={search}>
      <SortedTable
        label={chartsText('list.tokens')}
        rows={shown}
        keyOf={({ token }) => token}
        initialSort={{ key: 'locked', isDown: true }}
        more={history.kind === 'read' ? history.more : null}
        columns={[
          {
            key: 'token',
            title: chartsText('column.token'),
            render: ({ token, isThin, price }) => <TokenCell token={token} isThin={isThin && price !== null} />,
            value: ({ token }) => nameOf(token),
          },
          {
            key: 'price',
            title: chartsText('column.price'),
            render: priceText,
            value: (row) => priceOf(row)?.dollars ?? null,
          },
          {
            key: 'change',
            title: chartsText('column.change'),
            render: ({ change }) => <Change part={change[span]} />,
            value: ({ change }) => change[span],
          },
          {
            key: 'volume',
            title: chartsText('column.volume'),
            render: (row) => <Dollars dollars={row[span]} />,
            value: (row) => row[span],
            isExtra: true,
          },
          {
            key: 'locked',
            title: chartsText('column.locked'),
            render: ({ locked }) => <Dollars dollars={locked} />,
            value: ({ locked }) => locked,
            isExtra: true,
          },
        ]}
      />
    </ListBody>
  )
}
