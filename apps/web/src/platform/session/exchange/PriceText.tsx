import type { Trade } from '@musi/domain/exchange/trade'
import { invertPrice, priceOf, significantPrice } from '@musi/domain/amount/price'
import { Icon } from '@musi/ui/Icon'
import { unitText } from '#platform/page/money/unitText.ts'
import { figureText } from '#platform/page/money/figureText.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { priceDirection } from './priceDirection.ts'
import { rateText } from './rateText.ts'
import styles from './PriceText.module.css'

type Props = {
  trade: Trade
  /** Starts inverted: the price of one unit of the output (spec: swap.lines). */
  isInverted?: boolean
  /** `price` in `one` per `other`. */
  text: (values: { price: string; one: string; other: string }) => string
  invertLabel: string
}

/** The price of one currency in the other; can be inverted. */
export function PriceText({ trade, isInverted = false, text, invertLabel }: Props) {
  const direction = useVisitValue(priceDirection)
  const inverted = direction === null ? isInverted : direction === 'inverted'
  const price = priceOf(trade.input, trade.output)
  if (price === null) return null
  const shown = inverted ? invertPrice(price) : price
  const figure = figureText(significantPrice(shown))
  const one = unitText(shown.quote)
  const other = unitText(shown.base)
  return (
    <span className={styles['price']}>
      <span title={rateText(other, figure, one)}>{text({ price: figure, one, other })}</span>
      <button
        type="button"
        className={`${styles['turn']} touch-target`}
        aria-label={invertLabel}
        onClick={() => priceDirection.set(inverted ? 'direct' : 'inverted')}
      >
        <Icon name="loop" />
      </button>
    </span>
  )
}
