import { percentText } from '@musi/domain/amount/percentText'
import { amountOf } from '@musi/domain/currency'
import { dividedBy, fraction, minus } from '@musi/domain/fraction'
import type { PairGraph } from '@musi/domain/exchange/routes/pairGraph'
import { runnerUp } from '@musi/domain/exchange/routes/runnerUp'
import type { Trade } from '@musi/domain/exchange/trade'
import { feeAmount, priceImpact } from '@musi/domain/exchange/tradePrices'
import { Note } from '@musi/ui/layout/Note'
import { Sheet } from '@musi/ui/overlays/Sheet'
import { Stack } from '@musi/ui/layout/Stack'
import { Facts } from '@musi/ui/layout/Facts'
import { Text } from '@musi/ui/Text'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'
import { RouteText } from './RouteText.tsx'
import { amountText } from '#platform/page/money/amountText.ts'
import { impactText } from '#platform/session/exchange/Impact.tsx'
import { routeText } from './routeWords.ts'

const DIGITS = 6

const quoteRequestOf = ({ exact, input, output }: Trade) =>
  exact === 'in' ? { exact, amount: input, other: output.currency } : { exact, amount: output, other: input.currency }

/** Difference of the other route: less output, or more input. */
function differenceText(best: Trade, other: Trade): string {
  const [bestAmount, otherAmount] = best.exact === 'in' ? [best.output, other.output] : [best.input, other.input]
  if (bestAmount.raw === otherAmount.raw) return routeText('same')
  const [more, less] = best.exact === 'in' ? [bestAmount.raw, otherAmount.raw] : [otherAmount.raw, bestAmount.raw]
  const part = dividedBy(minus(fraction(more), fraction(less)), fraction(bestAmount.raw))
  return routeText(best.exact === 'in' ? 'less' : 'more', { percent: percentText(part, 2) })
}

/** Compares the best route with the second best, at the current reserves. */
export function RouteComparison({ trade, graph, onClose }: { trade: Trade; graph: PairGraph; onClose: () => void }) {
  const other = runnerUp(graph, quoteRequestOf(trade), trade, exchangeAddresses().wrapped.address)
  return (
    <Sheet open onClose={onClose} title={routeText('title')} closeLabel={routeText('close')} id="route-comparison">
      <Stack gap={4} breaks>
        <p>{routeText(trade.exact === 'in' ? 'lead' : 'leadOut')}</p>
        <RouteCard name={routeText('best')} trade={trade} difference={null} />
        {other === null ? (
          <p>{routeText('only')}</p>
        ) : (
          <RouteCard name={routeText('next')} trade={other} difference={differenceText(trade, other)} />
        )}
      </Stack>
    </Sheet>
  )
}

function RouteCard({ name, trade, difference }: { name: string; trade: Trade; difference: string | null }) {
  const isIn = trade.exact === 'in'
  const count = trade.route.pairs.length
  return (
    <Stack as="section" gap={2} raised="roomy" aria-label={name}>
      <h3>{name}</h3>
      <Text as="div" tone="strong" weight={620}>
        <RouteText trade={trade} />
      </Text>
      <Note>{routeText('pools', { count })}</Note>
      <Text as="div" size={14}>
        <Facts look="columns" close>
          <dt>{routeText(isIn ? 'gives' : 'costs')}</dt>
          <dd>
            {amountText(isIn ? trade.output : trade.input, DIGITS)}
            {difference !== null && (
              <Text as="small" tone="caution">
                {' '}
                {difference}
              </Text>
            )}
          </dd>
          <dt>{routeText('impact')}</dt>
          <dd>{impactText(priceImpact(trade))}</dd>
          <dt>{routeText('fee')}</dt>
          <dd>{amountText(amountOf(trade.input.currency, feeAmount(trade)), DIGITS)}</dd>
        </Facts>
      </Text>
    </Stack>
  )
}
