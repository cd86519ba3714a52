import type { Address } from '@musi/domain/address'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { chartsText } from '../frame/chartsWords.ts'
import type { ListPeriod } from '../frame/listPeriod.ts'
import { yearlyText } from '../frame/yearlyText.ts'
import type { MarketPool } from '../frame/marketFigures.ts'
import { useMarketPools } from '../frame/useMarket.ts'
import { Dollars, NoPrice, PoolCell } from '../frame/Cells.tsx'
import { ListBody } from './ListBody.tsx'
import { type Column, SortedTable } from './SortedTable.tsx'
import { matches } from './sorted.ts'
import { useNames } from '#platform/tokens/explain/useNames.ts'

type Props = {
  search: string
  period: ListPeriod
  /** Shows only pools of this token. */
  token?: Address
}

/** Every pool with liquidity (spec: charts.lists). */
export function PoolList({ search, period, token }: Props) {
  const history = useMarketPools()
  const all = history.kind === 'read' ? history.rows : []
  const rows = token === undefined ? all : all.filter(({ token0, token1 }) => token0 === token || token1 === token)
  const nameOf = useNames([...new Set(rows.flatMap(({ token0, token1 }) => [token0, token1]))], 'tokens')
  const shown = rows.filter(({ pair, token0, token1 }) => matches(search, [nameOf(token0), nameOf(token1), pair]))
  return (
    <ListBody history={history} shown={shown.length} search={search}>
      <SortedTable
        label={chartsText('list.pools')}
        rows={shown}
        keyOf={({ pair }) => pair}
        initialSort={{ key: 'locked', isDown: true }}
        more={history.kind === 'read' ? history.more : null}
        // Fewer columns, because the list is beside other content.
        columns={(
          [
            {
              key: 'pool',
              title: chartsText('column.pool'),
              render: ({ pair, token0, token1, isThin, locked }) => (
                <PoolCell pair={pair} tokens={[token0, token1]} isThin={isThin && locked !== null} />
              ),
              value: ({ token0, token1 }) => `${nameOf(token0)} ${nameOf(token1)}`,
            },
            {
              key: 'locked',
              title: chartsText('column.locked'),
              render: ({ locked }) => <Dollars dollars={locked} />,
              value: ({ locked }) => locked,
            },
            {
              key: 'volume',
              title: chartsText('column.volume'),
              render: (row) => <Dollars dollars={row[period].volume} />,
              value: (row) => row[period].volume,
            },
            {
              key: 'fees',
              title: chartsText('column.fees'),
              render: (row) => <Dollars dollars={row[period].fees} />,
              value: (row) => row[period].fees,
              isExtra: true,
            },
            {
              key: 'yearly',
              title: chartsText('column.yearly'),
              hint: chartsText('column.yearly.why'),
              render: ({ yearly }) => (yearly === null ? <NoPrice /> : yearlyText(yearly)),
              value: ({ yearly }) => yearly,
              isExtra: true,
            },
            {
              key: 'traders',
              title: chartsText('column.traders'),
              render: ({ today }) => numberText(today.traders),
              value: ({ today }) => today.traders,
              isExtra: true,
            },
          ] satisfies readonly Column<MarketPool>[]
        ).filter((column) => token === undefined || !('isExtra' in column))}
      />
    </ListBody>
  )
}
