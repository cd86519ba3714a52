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
import { t } from './removeWords.ts'
import type { RemovalNow } from './useRemoval.ts'

const DIGITS = 6
const SHARE_PLACES = 2

/** Reserves the space of both prices until they are read, so that nothing moves. */
const UNREAD = ['-', '\u00a0']

const oneRate = (price: Price) =>
  valueText(rateText(unitText(price.base), figureText(significantPrice(price, DIGITS)), unitText(price.quote)))

/** `1 ETH = 2,499 DAI`, in both directions; empty if the pool is empty. */
export function rateTexts(a: Amount, b: Amount): readonly string[] {
  const price = priceOf(a, b)
  return price === null ? [] : [oneRate(price), oneRate(invertPrice(price))]
}

/** Share before and after, with two decimals where that tells them apart. */
export function ShareChange({ share: { before, after } }: Pick<ReviewedRemoval, 'share'>) {
  const values = {
    before: figureText(percentText(before, SHARE_PLACES)),
    after: figureText(percentText(after, SHARE_PLACES)),
  }
  return (
    <span>
      <span aria-hidden="true">{t('facts.change', values)}</span>
      <span className="unseen">{t('facts.spoken', values)}</span>
    </span>
  )
}

type Props = Pick<RemovalNow, 'a' | 'b' | 'amounts' | 'share' | 'behind'> & { facts: PoolFacts | null }

/** The amounts received, the prices, and the change of the share. */
export function RemoveFacts({ a, b, amounts, share, behind, facts }: Props) {
  const { slippageBps } = useSettings()
  if (facts !== null && facts.state.kind !== 'exists' && facts.state.kind !== 'loading') return null
  const isRead = facts?.state.kind === 'exists' && a !== null && b !== null
  const rates = isRead
    ? rateTexts(amountOf(a, facts.state.pool.reserveA), amountOf(b, facts.state.pool.reserveB))
    : UNREAD
  const isSome = amounts !== null && amounts.shares.raw > 0n
  const least = ({ currency, raw }: Amount) => amountOf(currency, liquidityMinimum(raw, slippageBps))
  const list = (sides: readonly Amount[]) => listText(sides.map((side) => amountText(side, DIGITS)))
  return (
    <section
      className={styles['facts']}
      aria-label={t('facts')}
      {...(behind !== null && lastAnswer({ overdue: true, block: behind.block }))}
    >
      <Facts>
        <div>
          <dt>{t('facts.price')}</dt>
          <dd>
            {rates.map((rate) => (
              <span key={rate}>{rate}</span>
            ))}
          </dd>
        </div>
        {isRead && isSome && share !== null && (
          <div>
            <dt>{t('facts.share')}</dt>
            <dd id="remove-share">
              <ShareChange share={share} />
            </dd>
          </div>
        )}
      </Facts>
      {isRead && isSome && (
        <p id="remove-gist">
          {t('gist', {
            amounts: list([amounts.a, amounts.b]),
            least: list([least(amounts.a), least(amounts.b)]),
          })}
        </p>
      )}
    </section>
  )
}
