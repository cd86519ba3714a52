import { symbolText } from '@musi/domain/amount/symbolText'
import type { Trade } from '@musi/domain/exchange/trade'
import { invertedPrice, priceOf, significantPrice } from '@musi/domain/price'
import { Icon } from '@musi/ui/Icon'
import { useState } from 'react'
import styles from './PriceText.module.css'

type Props = {
  trade: Trade
  /** Initially inverted: what one unit of the output costs (spec: swap.lines). */
  isInverted?: boolean
  /** `price` of `one` for each `other`. */
  text: (values: { price: string; one: string; other: string }) => string
  turnLabel: string
}

/** The price of one currency in the other, in either direction. */
export function PriceText({ trade, isInverted = false, text, turnLabel }: Props) {
  const [inverted, setInverted] = useState(isInverted)
  const price = priceOf(trade.input, trade.output)
  if (price === null) return null
  const shown = inverted ? invertedPrice(price) : price
  return (
    <span className={styles['price']}>
      {text({
        price: significantPrice(shown),
        one: symbolText(shown.quote.symbol),
        other: symbolText(shown.base.symbol),
      })}
      <button type="button" className={styles['turn']} aria-label={turnLabel} onClick={() => setInverted(!inverted)}>
        <Icon name="loop" />
      </button>
    </span>
  )
}
