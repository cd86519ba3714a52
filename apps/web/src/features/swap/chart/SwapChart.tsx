import type { Trade } from '@musi/domain/exchange/trade'
import { Skeleton } from '@musi/ui/Skeleton'
import { unitText } from '#platform/page/money/unitText.ts'
import { priceDirection } from '#platform/session/exchange/priceDirection.ts'
import { PriceChart } from '#platform/tokens/charts/PriceChart.tsx'
import { usePricedRoute } from '#platform/tokens/charts/usePricedRoute.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import styles from './SwapChart.module.css'
import { swapText } from '../form/swapWords.ts'

/** History of the displayed price, in the same direction and through the same pools (spec: swap.chart). */
export function SwapChart({ trade }: { trade: Trade }) {
  const turn = useVisitValue(priceDirection)
  const isOfOutput = turn !== 'direct'
  const { path, pairs } = trade.route
  const pools = usePricedRoute(isOfOutput ? { path: path.toReversed(), pairs: pairs.toReversed() } : { path, pairs })
  const [base, quote] = isOfOutput ? [trade.output, trade.input] : [trade.input, trade.output]
  return (
    <section id="swap-chart" className={styles['chart']} aria-label={swapText('price.chart')}>
      {pools === null ? (
        <Skeleton shape="block" label={swapText('price.chart')} />
      ) : (
        <PriceChart pools={pools} base={unitText(base.currency)} quote={unitText(quote.currency)} />
      )}
    </section>
  )
}
