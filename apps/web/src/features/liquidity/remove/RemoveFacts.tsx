import { percentText } from '@musi/domain/amount/percentText'
import { type Amount, amountOf } from '@musi/domain/currency'
import { liquidityMinimum } from '@musi/domain/liquidity/liquidityMinimum'
import { type Price, invertPrice, priceOf, significantPrice } from '@musi/domain/amount/price'
import { Facts } from '@musi/ui/layout/Facts'
import { unitText } from '#platform/page/money/unitText.ts'
import { listText } from '#platform/page/i18n/listText.ts'
import { amountText } from '#platform/page/money/amountText.ts'
import { figureText } from '#platform/page/money/figureText.ts'
import { valueText } from '#platform/page/i18n/isolated.ts'
import { useSettings } from '#platform/page/settings/useSettings.ts'
import { rateText } from '#platform/session/exchange/rateText.ts'
import { lastAnswer } from '#platform/session/freshness/lastAnswer.ts'
import type { PoolFacts } from '#platform/session/exchange/usePool.ts'
import styles from './Remove.module.css'
import type { ReviewedRemoval } from './removalReview.ts'
import { removeText } from './removeWords.ts'
import type { RemovalState } from './useRemoval.ts'

const DIGITS = 6
const SHARE_PLACES = 2

/** Placeholders in place of both prices, so that the layout does not move when they are read. */
const PRICE_PLACEHOLDERS = ['-', '\u00a0']

const formatRate = (price: Price) =>
  valueText(rateText(unitText(price.base), figureText(significantPrice(price, DIGITS)), unitText(price.quote)))

/** `1 ETH = 2,499 DAI`, in both directions; empty if the pool is empty. */
export function rateTexts(a: Amount, b: Amount): readonly string[] {
  const price = priceOf(a, b)
  return price === null ? [] : [formatRate(price), formatRate(invertPrice(price))]
}

/** Share of the pool before and after, with two decimals. */
export function ShareChange({ share: { before, after } }: Pick<ReviewedRemoval, 'share'>) {
  const values = {
    before: figureText(percentText(before, SHARE_PLACES)),
    after: figureText(percentText(after, SHARE_PLACES)),
  }
  return (
    <span>
      <span aria-hidden="true">{removeText('facts.change', values)}</span>
      <span className="unseen">{removeText('facts.spoken', values)}</span>
    </span>
  )
}

type Props = Pick<RemovalState, 'a' | 'b' | 'amounts' | 'share' | 'staleness'> & { facts: PoolFacts | null }

/** The amounts received, the prices, and the change of the share. */
export function RemoveFacts({ a, b, amounts, share, staleness, facts }: Props) {
  const { slippageBps } = useSettings()
  if (facts !== null && facts.state.kind !== 'exists' && facts.state.kind !== 'loading') return null
  const isRead = facts?.state.kind === 'exists' && a !== null && b !== null
  const rates = isRead
    ? rateTexts(amountOf(a, facts.state.pool.reserveA), amountOf(b, facts.state.pool.reserveB))
    : PRICE_PLACEHOLDERS
  const hasShares = amounts !== null && amounts.shares.raw > 0n
  const least = ({ currency, raw }: Amount) => amountOf(currency, liquidityMinimum(raw, slippageBps))
  const list = (sides: readonly Amount[]) => listText(sides.map((side) => amountText(side, DIGITS)))
  return (
    <section
      className={styles['facts']}
      aria-label={removeText('facts')}
      {...(staleness !== null && lastAnswer({ overdue: true, block: staleness.block }))}
    >
      <Facts>
        <div>
          <dt>{removeText('facts.price')}</dt>
          <dd>
            {rates.map((rate) => (
              <span key={rate}>{rate}</span>
            ))}
          </dd>
        </div>
        {isRead && hasShares && share !== null && (
          <div>
            <dt>{removeText('facts.share')}</dt>
            <dd id="remove-share">
              <ShareChange share={share} />
            </dd>
          </div>
        )}
      </Facts>
      {isRead && hasShares && (
        <p id="remove-gist">
          {removeText('gist', {
            amounts: list([amounts.a, amounts.b]),
            least: list([least(amounts.a), least(amounts.b)]),
          })}
        </p>
      )}
    </section>
  )
}
