import type { Address } from '@musi/domain/address'
import { Note } from '@musi/ui/layout/Note'
import { Sheet } from '@musi/ui/overlays/Sheet'
import { Skeleton } from '@musi/ui/Skeleton'
import { Stack } from '@musi/ui/layout/Stack'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import { chartText } from '#platform/tokens/charts/chartWords.ts'
import { Amount } from '#platform/tokens/explain/Amount.tsx'
import { PoolCell } from '../frame/Cells.tsx'
import { chartsText } from '../frame/chartsWords.ts'
import { dollarFigure } from '../frame/dollarFigure.ts'
import type { MarketPool, MarketToken } from '../frame/marketFigures.ts'
import { useMarketPools } from '../frame/useMarket.ts'
import { BreakdownRows } from './BreakdownRows.tsx'
import { PoolsCheck } from './PoolsCheck.tsx'

export type TokenFigure = 'price' | 'held' | 'day' | 'week'

type Props = { figure: TokenFigure; row: MarketToken; nowSeconds: number; onClose: () => void }

const TITLES = { price: 'made.price', held: 'made.locked', day: 'made.volume', week: 'made.volume' } as const
const RULES = {
  price: 'made.priceRule',
  held: 'made.heldRule',
  day: 'made.traded24Rule',
  week: 'made.traded7Rule',
} as const

const reserveOf = (token: Address, { token0, reserves }: MarketPool): bigint => reserves[token0 === token ? 0 : 1]

/** The pools behind a token's figure (spec: charts.made-of). */
export function TokenBreakdown({ figure, row, nowSeconds, onClose }: Props) {
  const { token } = row
  const history = useMarketPools()
  const pools =
    history.kind === 'read' ? history.rows.filter(({ token0, token1 }) => token0 === token || token1 === token) : []
  const isVolume = figure === 'day' || figure === 'week'
  return (
    <Sheet open onClose={onClose} title={chartsText(TITLES[figure])} closeLabel={chartText('check.close')}>
      <Stack gap={4}>
        <p>{chartsText(RULES[figure])}</p>
        <HistoryNote history={history} />
        {history.kind === 'waiting' && <Skeleton label={chartText('loading')} />}
        {history.kind === 'read' && (
          <>
            <BreakdownRows
              parts={pools
                .toSorted((one, other) => (reserveOf(token, one) < reserveOf(token, other) ? 1 : -1))
                .map((pool) => partOf(figure, row, pool))}
              all={sumText(figure, row)}
            />
            {/* Not offered if pools are missing from the list, because the sum above would cover more pools than the check. */}
            {pools.length === row.pools ? (
              <PoolsCheck {...{ pools, nowSeconds }} what={isVolume ? figure : 'reserves'} block={history.at.number} />
            ) : (
              <Note>{chartsText('made.notAll', { count: row.pools - pools.length })}</Note>
            )}
          </>
        )}
      </Stack>
    </Sheet>
  )
}

function partOf(figure: TokenFigure, { token }: MarketToken, pool: MarketPool) {
  const { pair, token0, token1, isThin, reserves } = pool
  const amounts = figure === 'day' || figure === 'week' ? pool[figure].paid : reserves
  const volume = figure === 'day' || figure === 'week' ? pool[figure].volume : null
  return {
    key: pair,
    name: <PoolCell pair={pair} tokens={[token0, token1]} isThin={isThin} />,
    of:
      figure === 'held' ? (
        <Amount currency={token} amount={reserveOf(token, pool)} />
      ) : (
        <>
          <Amount currency={token0} amount={amounts[0]} />
          <Amount currency={token1} amount={amounts[1]} />
        </>
      ),
    value: volume === null ? null : dollarFigure(volume),
  }
}

function sumText(figure: TokenFigure, { locked, day, week }: MarketToken): string | null {
  const dollars = { price: null, held: locked, day, week }[figure]
  return dollars === null ? null : dollarFigure(dollars)
}
