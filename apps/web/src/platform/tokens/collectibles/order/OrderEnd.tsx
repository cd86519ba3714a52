import type { MarketOrder } from '@musi/domain/market/marketOrder'
import { Note } from '@musi/ui/layout/Note'
import { useSyncExternalStore } from 'react'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { secondsNow, subscribeToSeconds } from '#platform/session/chain/chainClock.ts'
import { orderText } from './orderWords.ts'

const DAY = 86_400

/** The end of an order; on its last day a countdown by the chain's clock (spec: market.expiry). */
export function OrderEnd({ order }: { order: Pick<MarketOrder, 'endSeconds'> }) {
  const end = Number(order.endSeconds)
  // Constant until the last day, so that it does not re-render each second.
  const left = useSyncExternalStore(subscribeToSeconds, () => Math.min(DAY, Math.max(0, end - secondsNow())))
  if (left === 0) return <Note as="small">{orderText('ended')}</Note>
  if (left === DAY) return <Note as="small">{orderText('until', { time: exactTime(end) })}</Note>
  const parts = { hours: Math.floor(left / 3600), minutes: Math.floor(left / 60) % 60, seconds: left % 60 }
  return (
    <Note as="small" role="timer" title={exactTime(end)}>
      {orderText('endsIn', parts)}
    </Note>
  )
}
