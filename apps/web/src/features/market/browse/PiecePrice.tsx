import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { OrderPrice } from '#platform/tokens/collectibles/order/OrderPrice.tsx'
import type { Piece } from '#platform/tokens/collectibles/readMarket.ts'
import { t } from '../shelf/marketWords.ts'
import styles from './Browse.module.css'

type Props = {
  piece: Piece
  /** On the page of the piece, where it is bought. */
  whose?: boolean
}

/** What a piece costs now, or from when on and how much (spec: market.upcoming). */
export function PiecePrice({ piece: { listing, price, upcoming }, whose = false }: Props) {
  if (listing !== null) return <OrderPrice price={listing.order.price} dollars={price.dollars} whose={whose} />
  if (upcoming === null) return <span className={styles['quiet']}>{t('piece.notForSale')}</span>
  return (
    <>
      <OrderPrice price={upcoming.price} dollars={upcoming.worth.dollars} whose={whose} />
      <small className={styles['opens']}>{t('piece.opens', { time: exactTime(upcoming.opensSeconds) })}</small>
    </>
  )
}
