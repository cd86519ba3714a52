import { Text } from '@musi/ui/Text'
import { dayText } from '#platform/page/i18n/dayText.ts'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { OrderPrice } from '#platform/tokens/collectibles/order/OrderPrice.tsx'
import type { Piece } from '#platform/tokens/collectibles/readMarket.ts'
import { marketText } from '../frame/marketWords.ts'

type Props = {
  piece: Piece
  /** True to show the token's creator and the exact time, on the page where the piece is bought. */
  showsMaker?: boolean
}

/** A piece's current price, or its future price and start (spec: market.upcoming). */
export function PiecePrice({ piece: { listing, price, upcoming }, showsMaker = false }: Props) {
  if (listing !== null)
    return <OrderPrice price={listing.order.price} dollars={price.dollars} showsMaker={showsMaker} />
  if (upcoming === null)
    return (
      <Text as="span" tone="muted" size={14} weight={400}>
        {marketText('piece.notForSale')}
      </Text>
    )
  return (
    <>
      <OrderPrice price={upcoming.price} dollars={upcoming.worth.dollars} showsMaker={showsMaker} />
      <Text as="small" block tone="muted" size={14} weight={400}>
        {showsMaker
          ? marketText('piece.opens', { time: exactTime(upcoming.opensSeconds) })
          : marketText('piece.from', { day: dayText(upcoming.opensSeconds) })}
      </Text>
    </>
  )
}
