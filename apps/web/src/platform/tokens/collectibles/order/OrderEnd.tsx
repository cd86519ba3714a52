import type { MarketOrder } from '@musi/domain/market/marketOrder'
import { Note } from '@musi/ui/layout/Note'
import { useSyncExternalStore } from 'react'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { secondsNow, subscribeToSeconds } from '#platform/session/chain/chainClock.ts'
import { t } from './orderWords.ts'

const DAY = 86_400

/** Until when an order is open; on its last day each second, by the chain's clock (spec: market.expiry). */
export function OrderEnd({ order }: { order: Pick<MarketOrder, 'endSeconds'> }) {
  const end = Number(order.endSeconds)
  // Only on the last day does a second change what is drawn.
  const left = useSyncExternalStore(subscribeToSeconds, () => Math.min(DAY, Math.max(0, end - secondsNow())))
  if (left === 0) return <Note as="small">{t('ended')}</Note>
  if (left === DAY) return <Note as="small">{t('until', { time: exactTime(end) })}</Note>
  const parts = { hours: Math.floor(left / 3600), minutes: Math.floor(left / 60) % 60, seconds: left % 60 }
  return (
    <Note as="small" role="timer" title={exactTime(end)}>
      {t('endsIn', parts)}
    </Note>
  )
}
