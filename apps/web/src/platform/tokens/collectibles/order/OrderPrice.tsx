import type { MarketOrder } from '@musi/domain/market/marketOrder'
import { Text } from '@musi/ui/Text'
import { figureText } from '#platform/page/money/figureText.ts'
import { Money } from '#platform/page/money/Money.tsx'
import { isVouchedFor } from '#platform/page/money/unitText.ts'
import { orderText } from './orderWords.ts'
import { useMarketCurrency } from '../useMarketCurrency.ts'

type Props = {
  price: MarketOrder['price']
  dollars?: number | null
  /** True to show the creator of an artist's token, where somebody decides to pay. */
  showsMaker?: boolean
}

const DIGITS = 6

/** An order's price in its own currency, with dollars if pools give a price and the token is trusted. */
export function OrderPrice({ price, dollars = null, showsMaker = false }: Props) {
  const currency = useMarketCurrency(price.token)
  return (
    <>
      {/* An amount cannot be shown before its decimals are known. */}
      {currency === null ? (
        '…'
      ) : (
        <Money amount={{ currency, raw: price.amount }} digits={DIGITS} showsMaker={showsMaker} />
      )}
      {dollars !== null && currency !== null && isVouchedFor(currency) && (
        <>
          {' '}
          <Text as="span" tone="muted" size={14} weight={400}>
            {orderText('dollars', { amount: figureText(dollars.toFixed(2)) })}
          </Text>
        </>
      )}
    </>
  )
}
