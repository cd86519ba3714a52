import type { MarketOrder } from '@musi/domain/market/marketOrder'
import { type OrderStanding, orderLife } from '@musi/domain/market/orderStanding'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { orderText } from './orderWords.ts'

type Times = Pick<MarketOrder, 'startSeconds' | 'endSeconds'>

/** State of an order, worded for its owner (spec: market.own-orders). */
export function ownOrderNote(standing: OrderStanding, { startSeconds, endSeconds }: Times): string {
  if (standing === 'notBegun') return orderText('mine.notBegun', { time: exactTime(Number(startSeconds)) })
  if (standing !== 'good' && orderLife(standing) === 'over') return orderText('mine.over')
  return orderText(`mine.${standing as Alive}`, { time: exactTime(Number(endSeconds)) })
}

type Alive = 'good' | 'ownerMoved' | 'approvalGone' | 'notEnough' | 'allowanceGone'

/** Reason why somebody else cannot fill the order now; null if they can (spec: market.between). */
export function unfillableReason(standing: OrderStanding, { startSeconds, endSeconds }: Times): string | null {
  if (standing === 'good') return null
  if (standing === 'notBegun') return orderText('gone.notBegun', { time: exactTime(Number(startSeconds)) })
  return standing === 'ended'
    ? orderText('gone.ended', { time: exactTime(Number(endSeconds)) })
    : orderText(`gone.${standing}`)
}
