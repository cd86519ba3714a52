import { percentText } from '@musi/domain/amount/percentText'
import { realisedFee } from '@musi/domain/exchange/tradePrices'
import { useState } from 'react'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { latePress } from '#platform/page/loading/latePart.tsx'
import { Section } from '#platform/page/card/Section.tsx'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { Choice } from '#platform/tokens/charts/Choice.tsx'
import { Amount } from '#platform/tokens/explain/Amount.tsx'
import { chartText } from '#platform/tokens/charts/chartWords.ts'
import { chartsText } from '../frame/chartsWords.ts'
import type { MarketPool } from '../frame/marketFigures.ts'
import { Dollars, NoPrice, ThinMark } from '../frame/Cells.tsx'
import { yearlyText } from '../frame/yearlyText.ts'
import type { ListPeriod } from '../frame/listPeriod.ts'
import { FigureGrid, OpenFigure } from '../frame/OpenFigure.tsx'

const VolumeBreakdown = latePress(async () => (await import('../breakdown/VolumeBreakdown.tsx')).VolumeBreakdown)
const PERIODS = ['day', 'week', 'month'] as const

/** A pool's reserves and trades; volume and fees expand to the trades behind them. */
export function PoolFigures({ pool }: { pool: MarketPool }) {
  const [period, setPeriod] = useState<ListPeriod>('day')
  const [openedAt, setOpenedAt] = useState<number | null>(null)
  const { head } = useHeads()
  const { token0, token1, reserves, locked, isThin, yearly, today } = pool
  const { volume, fees, trades } = pool[period]
  const open = () => head !== null && setOpenedAt(head.timeSeconds)
  return (
    <Section title={chartsText('pool.kind')} titleHidden>
      <Choice
        label={chartText('period')}
        names={PERIODS}
        chosen={period}
        text={(name) => chartText(`period.${name}`)}
        onChoose={setPeriod}
      />
      <FigureGrid>
        <OpenFigure
          label={chartsText('column.locked')}
          value={
            <>
              <Dollars dollars={locked} /> {isThin && locked !== null && <ThinMark />}
            </>
          }
          note={
            <>
              <Amount currency={token0} amount={reserves[0]} /> + <Amount currency={token1} amount={reserves[1]} />
            </>
          }
        />
        <OpenFigure
          label={chartsText('column.volume')}
          value={<Dollars dollars={volume} />}
          note={chartsText('overview.trades', { count: trades })}
          onOpen={open}
        />
        <OpenFigure
          label={chartsText('column.fees')}
          value={<Dollars dollars={fees} />}
          note={percentText(realisedFee(1), 2)}
          onOpen={open}
        />
        <OpenFigure label={chartsText('pool.yearly')} value={yearly === null ? <NoPrice /> : yearlyText(yearly)} />
        <OpenFigure label={chartsText('pool.traders')} value={numberText(today.traders)} />
      </FigureGrid>
      {openedAt !== null && (
        <VolumeBreakdown pool={pool} period={period} nowSeconds={openedAt} onClose={() => setOpenedAt(null)} />
      )}
    </Section>
  )
}
