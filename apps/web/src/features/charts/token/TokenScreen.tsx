import type { Address } from '@musi/domain/address'
import { safeText } from '@musi/domain/safeText'
import { TOKEN_LIMITS } from '@musi/domain/text/textLimits'
import { Button, buttonClass } from '@musi/ui/controls/Button'
import { Column, Columns } from '@musi/ui/layout/Columns'
import { Skeleton } from '@musi/ui/Skeleton'
import { useState } from 'react'
import { latePress } from '#platform/page/loading/latePart.tsx'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { Section } from '#platform/page/card/Section.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import { isComplete } from '#platform/session/history/isComplete.ts'
import { AddressPicture } from '#platform/tokens/explain/AddressPicture.tsx'
import { NameText } from '#platform/tokens/explain/AddressName.tsx'
import { useIdentity } from '#platform/tokens/explain/useIdentity.ts'
import { Detail } from '../frame/Detail.tsx'
import { NotFound } from '../frame/NotFound.tsx'
import { chartText } from '#platform/tokens/charts/chartWords.ts'
import { chartsText } from '../frame/chartsWords.ts'
import type { MarketToken } from '../frame/marketFigures.ts'
import { tokenPrice } from '../frame/tokenPrice.ts'
import { useMarketPools, useMarketTokens } from '../frame/useMarket.ts'
import { Change, Dollars, NoPrice } from '../frame/Cells.tsx'
import type { TokenFigure } from '../breakdown/TokenBreakdown.tsx'
import { PoolList } from '../lists/PoolList.tsx'
import { FigureGrid, OpenFigure } from '../frame/OpenFigure.tsx'
import { Holders } from '../pool/Holders.tsx'
import { PoolTrades } from '../pool/PoolActs.tsx'
import { PoolPrice } from '../pool/PoolPrice.tsx'

/** The page of one token that has a pool. */
export function TokenScreen({ token }: { token: Address }) {
  const history = useMarketTokens()
  const row = history.kind === 'read' ? history.rows.find((one) => one.token === token) : undefined
  const more = history.kind === 'read' ? history.more : null
  if (row !== undefined)
    return (
      <Detail
        kind={chartsText('token.kind')}
        picture={
          <span>
            <AddressPicture address={token} />
          </span>
        }
        title={<Title token={token} />}
        actions={
          <>
            <Link to={`/swap?outputCurrency=${token}`} className={buttonClass()}>
              {chartsText('toSwap')}
            </Link>
            <Link to={`/add/ETH/${token}`} className={buttonClass()}>
              {chartsText('toAdd')}
            </Link>
          </>
        }
      >
        <HistoryNote history={history} />
        <Figures row={row} />
        <TokenDetails row={row} />
      </Detail>
    )
  if (isComplete(history)) return <NotFound what="token" />
  return (
    <Detail kind={chartsText('token.kind')} title={<Title token={token} />}>
      <Section title={chartsText('column.price')} titleHidden>
        <HistoryNote history={history} />
        {history.kind === 'waiting' && <Skeleton shape="block" label={chartText('loading')} />}
        {more !== null && <Button onClick={more}>{chartsText('more')}</Button>}
      </Section>
    </Detail>
  )
}

function Title({ token }: { token: Address }) {
  const identity = useIdentity(token)
  if (identity?.kind !== 'token') return <NameText address={token} />
  const unit = <NameText address={token} />
  return identity.name === identity.symbol ? (
    unit
  ) : (
    <>
      {safeText(identity.name, TOKEN_LIMITS.name)} ({unit})
    </>
  )
}

const TokenBreakdown = latePress(async () => (await import('../breakdown/TokenBreakdown.tsx')).TokenBreakdown)

function Figures({ row }: { row: MarketToken }) {
  const [figure, setFigure] = useState<TokenFigure | null>(null)
  const { head } = useHeads()
  const { token, price, change, isThin, locked, day, week } = row
  const identity = useIdentity(token)
  const decimals = identity?.kind === 'token' ? identity.decimals : null
  return (
    <Section title={chartsText('token.kind')} titleHidden>
      <FigureGrid>
        <OpenFigure
          label={chartsText('column.price')}
          value={price === null ? <NoPrice /> : (tokenPrice(price, decimals)?.text ?? '…')}
          note={price === null ? chartsText('noPrice.why') : isThin ? chartsText('thin.why') : undefined}
          onOpen={() => setFigure('price')}
        />
        <OpenFigure
          label={`${chartsText('column.change')}, ${chartText('period.day')}`}
          value={<Change part={change.day} />}
          note={
            <>
              {chartsText('token.hour')} <Change part={change.hour} /> · {chartText('period.week')}{' '}
              <Change part={change.week} />
            </>
          }
        />
        <OpenFigure
          label={chartsText('overview.volume')}
          value={<Dollars dollars={day} />}
          onOpen={() => setFigure('day')}
        />
        <OpenFigure
          label={`${chartsText('column.volume')}, ${chartText('period.week')}`}
          value={<Dollars dollars={week} />}
          onOpen={() => setFigure('week')}
        />
        <OpenFigure
          label={chartsText('column.locked')}
          value={<Dollars dollars={locked} />}
          onOpen={() => setFigure('held')}
        />
      </FigureGrid>
      {figure !== null && head !== null && (
        <TokenBreakdown {...{ figure, row }} nowSeconds={head.timeSeconds} onClose={() => setFigure(null)} />
      )}
    </Section>
  )
}

/** Price and trades come from the pool that holds most of the token. */
function TokenDetails({ row: { token, deepest } }: { row: MarketToken }) {
  const pools = useMarketPools()
  const pool = pools.kind === 'read' ? pools.rows.find(({ pair }) => pair === deepest) : undefined
  return (
    <Columns>
      <Column>
        {pool === undefined ? (
          <Section title={chartsText('column.price')}>
            <HistoryNote history={pools} />
            {pools.kind === 'waiting' && <Skeleton shape="block" label={chartText('loading')} />}
          </Section>
        ) : (
          <PoolPrice
            pair={deepest}
            tokens={[pool.token0, pool.token1]}
            first={token}
            note={<p>{chartsText('token.by')}</p>}
          />
        )}
        <PoolTrades pair={deepest} />
      </Column>
      <Column>
        <Section title={chartsText('list.pools')}>
          <PoolList search="" period="day" token={token} />
        </Section>
        <Holders token={token} />
      </Column>
    </Columns>
  )
}
