import type { MarketOrder } from '@musi/domain/market/marketOrder'
import { figureText } from '../../../page/money/figureText.ts'
import { Money } from '../../../page/money/Money.tsx'
import { t } from './orderWords.ts'
import { useMarketCurrency } from '../useMarketCurrency.ts'

type Props = { price: MarketOrder['price']; dollars?: number | null }

const DIGITS = 6

/** What an order asks or offers, in its own currency; dollars behind it where pools say. */
export function OrderPrice({ price, dollars = null }: Props) {
  const currency = useMarketCurrency(price.token)
  return (
    <>
      {/* Without its decimals an amount has no meaning. */}
      {currency === null ? '…' : <Money amount={{ currency, raw: price.amount }} digits={DIGITS} />}
      {dollars !== null && ` (${t('dollars', { amount: figureText(dollars.toFixed(2)) })})`}
    </>
  )
}
