import type { Address } from '@musi/domain/address'
import { Button, buttonClass } from '@musi/ui/controls/Button'
import { Column, Columns } from '@musi/ui/layout/Columns'
import { Skeleton } from '@musi/ui/Skeleton'
import { Section } from '#platform/page/card/Section.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { latePart } from '#platform/page/loading/latePart.tsx'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import { isComplete } from '#platform/session/history/isComplete.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { AddressPicture } from '#platform/tokens/explain/AddressPicture.tsx'
import { NameText } from '#platform/tokens/explain/AddressName.tsx'
import { Detail } from '../frame/Detail.tsx'
import { NotFound } from '../frame/NotFound.tsx'
import { chartText } from '#platform/tokens/charts/chartWords.ts'
import { chartsText } from '../frame/chartsWords.ts'
import type { MarketPool } from '../frame/marketFigures.ts'
import { useMarketPools } from '../frame/useMarket.ts'
import { Holders } from './Holders.tsx'
import { PoolPrice } from './PoolPrice.tsx'
import { PoolFigures } from './PoolFigures.tsx'
import { PoolChanges, PoolTrades } from './PoolActs.tsx'

const PositionPerformance = latePart(
  async () => (await import('#platform/tokens/positions/PositionPerformance.tsx')).PositionPerformance,
)

/** The page of one pool. The heading stays mounted while the rest is read, so that it keeps the focus. */
export function PoolScreen({ pair }: { pair: Address }) {
  const history = useMarketPools()
  const pool = history.kind === 'read' ? history.rows.find((row) => row.pair === pair) : undefined
  const more = history.kind === 'read' ? history.more : null
  if (pool === undefined && isComplete(history)) return <NotFound what="pool" />
  const tokens = pool === undefined ? [] : [pool.token0, pool.token1]
  return (
    <Detail
      kind={chartsText('pool.kind')}
      picture={tokens.map((token) => (
        <span key={token}>
          <AddressPicture address={token} />
        </span>
      ))}
      title={pool === undefined ? <NameText address={pair} /> : <PoolName pool={pool} />}
      actions={pool !== undefined && <PoolActions pool={pool} />}
    >
      {pool === undefined ? (
        <Section title={chartsText('column.price')} titleHidden>
          <HistoryNote history={history} />
          {history.kind === 'waiting' && <Skeleton shape="block" label={chartText('loading')} />}
          {more !== null && <Button onClick={more}>{chartsText('more')}</Button>}
        </Section>
      ) : (
        <>
          <HistoryNote history={history} />
          <PoolDetails pool={pool} />
        </>
      )}
    </Detail>
  )
}

const PoolName = ({ pool: { token0, token1 } }: { pool: MarketPool }) => (
  <>
    <NameText address={token0} />/<NameText address={token1} />
  </>
)

const PoolActions = ({ pool: { token0, token1 } }: { pool: MarketPool }) => (
  <>
    <Link to={`/swap?inputCurrency=${token0}&outputCurrency=${token1}`} className={buttonClass()}>
      {chartsText('toSwap')}
    </Link>
    <Link to={`/add/${token0}/${token1}`} className={buttonClass()}>
      {chartsText('toAdd')}
    </Link>
  </>
)

function PoolDetails({ pool }: { pool: MarketPool }) {
  const { pair, token0, token1 } = pool
  const account = useAccount()
  const tokens = [token0, token1] as const
  return (
    <>
      <PoolFigures pool={pool} />
      <Columns>
        <Column>
          <PoolPrice pair={pair} tokens={tokens} />
          <PoolTrades pair={pair} />
        </Column>
        <Column>
          {account !== null && (
            <Section title={chartsText('pool.you')}>
              <PositionPerformance account={account} pair={pair} tokens={tokens} />
            </Section>
          )}
          <PoolChanges pair={pair} />
          <Holders token={pair} />
        </Column>
      </Columns>
    </>
  )
}
