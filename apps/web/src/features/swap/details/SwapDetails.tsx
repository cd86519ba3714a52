import { amountOf } from '@musi/domain/currency'
import { maximumSold, minimumReceived } from '@musi/domain/exchange/acceptedAmounts'
import type { Trade } from '@musi/domain/exchange/trade'
import { feeAmount, priceImpact } from '@musi/domain/exchange/tradePrices'
import { Button } from '@musi/ui/controls/Button'
import { Hint } from '@musi/ui/overlays/Hint'
import { Facts } from '@musi/ui/layout/Facts'
import { Impact } from '#platform/session/exchange/Impact.tsx'
import { type ReactNode, useState } from 'react'
import { unitText } from '#platform/page/money/unitText.ts'
import { latePress } from '#platform/page/loading/latePart.tsx'
import { useSettings } from '#platform/page/settings/useSettings.ts'
import { PoolAnalyticsLink } from '#platform/session/exchange/PoolAnalyticsLink.tsx'
import { BalanceAfter } from './BalanceAfter.tsx'
import { amountText, exactText } from '#platform/page/money/amountText.ts'
import { poolFeeText } from '#platform/page/money/poolFeeText.ts'
import { RouteText } from './RouteText.tsx'
import styles from './SwapDetails.module.css'
import { swapText } from '../form/swapWords.ts'
import type { Sides } from '../form/useSides.ts'
import type { Quote } from '../quote/useQuote.ts'

const RouteComparison = latePress(async () => (await import('./RouteComparison.tsx')).RouteComparison)

const DIGITS = 4

type Props = {
  trade: Trade
  quote: Quote
  sides: Sides
  /** True if the account itself receives the output. */
  receivesOutput: boolean
}

/** The facts under the card, shown with the first quote (spec: swap.details). */
export function SwapDetails({ trade, quote, sides, receivesOutput }: Props) {
  const { slippageBps } = useSettings()
  const [isComparing, setComparing] = useState(false)
  const impact = priceImpact(trade)
  const isIn = trade.exact === 'in'
  const bound = isIn ? minimumReceived(trade, slippageBps) : maximumSold(trade, slippageBps)
  // V1 has no pairs.
  const pair = trade.version === 'v1' ? undefined : trade.route.pairs[0]
  const graph = quote.kind === 'trade' ? quote.graph : null
  return (
    <section id="swap-details" className={styles['details']} aria-label={swapText('details')}>
      <Facts look="details">
        <Fact label={swapText(isIn ? 'minimum' : 'maximum')} hint={swapText('bound.hint')}>
          {amountText(bound, DIGITS)}
        </Fact>
        <Fact label={swapText('impact')} hint={swapText('impact.hint')}>
          <Impact impact={impact} />
        </Fact>
        <Fact label={swapText('fee')} hint={swapText('fee.hint', { fee: poolFeeText(2) })}>
          {amountText(amountOf(trade.input.currency, feeAmount(trade)), DIGITS)}
        </Fact>
        {trade.route.path.length > 2 && (
          <Fact label={swapText('route')} hint={swapText('route.hint')}>
            <RouteText trade={trade} />
          </Fact>
        )}
        <BalanceAfter {...{ sides, trade, receivesOutput }} />
      </Facts>
      <p className={styles['worst']}>
        {isIn
          ? swapText('worst.in', {
              bound: amountText(bound, DIGITS),
              input: exactText(trade.input),
              from: unitText(trade.input.currency),
            })
          : swapText('worst.out', {
              bound: amountText(bound, DIGITS),
              output: exactText(trade.output),
              from: unitText(trade.input.currency),
            })}
      </p>
      <div className={styles['more']}>
        {graph !== null && (
          <Button
            kind="quiet"
            size="small"
            id="why-this-route"
            aria-haspopup="dialog"
            onClick={() => setComparing(true)}
          >
            {swapText('route.why')}
          </Button>
        )}
        {pair !== undefined && <PoolAnalyticsLink tokens={[pair.token0, pair.token1]} />}
      </div>
      {isComparing && graph !== null && (
        <RouteComparison trade={trade} graph={graph} onClose={() => setComparing(false)} />
      )}
    </section>
  )
}

function Fact({ label, hint, children }: { label: string; hint: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        {label} <Hint label={swapText('about', { what: label })} text={hint} />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
