import { symbolText } from '@musi/domain/amount/symbolText'
import type { Trade } from '@musi/domain/exchange/trade'
import { invertedPrice, priceOf, significantPrice } from '@musi/domain/price'
import { Icon } from '@musi/ui/Icon'
import { useState } from 'react'
import styles from './PriceText.module.css'

type Props = {
  trade: Trade
  /** Turned round at first: what one unit of the output costs (spec: swap.lines). */
  isTurned?: boolean
  /** `price` of `one` for each `other`. */
  text: (values: { price: string; one: string; other: string }) => string
  turnLabel: string
}

/** What one costs in the other, either way round. */
export function PriceText({ trade, isTurned = false, text, turnLabel }: Props) {
  const [turned, setTurned] = useState(isTurned)
  const price = priceOf(trade.input, trade.output)
  if (price === null) return null
  const shown = turned ? invertedPrice(price) : price
  return (
    <span className={styles['price']}>
      {text({
        price: significantPrice(shown),
        one: symbolText(shown.quote.symbol),
        other: symbolText(shown.base.symbol),
      })}
      <button type="button" className={styles['turn']} aria-label={turnLabel} onClick={() => setTurned(!turned)}>
        <Icon name="loop" />
      </button>
    </span>
  )
}
