import { playsInReceipts } from '@musi/chain/receipts/playsInReceipts'
import { Button } from '@musi/ui/controls/Button'
import { useState } from 'react'
import { contractOf, jukeboxes } from '#platform/page/config/config.ts'
import { request } from '#platform/session/chain/request.ts'
import { CheckVerdict } from '#platform/tokens/charts/CheckVerdict.tsx'
import { chartText } from '#platform/tokens/charts/chartWords.ts'
import { useReceiptCheck } from '#platform/tokens/charts/useReceiptCheck.ts'
import { chartsText } from '../frame/chartsWords.ts'
import type { MarketTotals } from '../frame/marketFigures.ts'
import { volumeSpan } from './volumeSpan.ts'
import { playsCheck } from './totalsCheck.ts'

/** Recounts the plays and payers of a week from the receipts of the payments (spec: charts.check). */
export function PlaysCheck({ totals }: { totals: MarketTotals }) {
  const [checkedTotals, setCheckedTotals] = useState<MarketTotals | null>(null)
  if (jukeboxes().length === 0) return null
  return checkedTotals === null ? (
    <Button onClick={() => setCheckedTotals(totals)}>{chartText('check')}</Button>
  ) : (
    <PlaysVerdict totals={checkedTotals} />
  )
}

function PlaysVerdict({ totals: { week, timeSeconds } }: { totals: MarketTotals }) {
  const check = useReceiptCheck(`${timeSeconds} ${week.plays}`, async () => {
    const plays = await playsInReceipts(request, {
      jukeboxes: jukeboxes(),
      playBuyer: contractOf('swapAndPlay'),
      welcome: contractOf('welcome'),
      of: 'all',
      ...volumeSpan('week', timeSeconds),
    })
    return plays && { evidence: plays, parts: playsCheck(week, plays) }
  })
  return (
    <CheckVerdict
      check={check}
      agrees={({ length: count }) => chartsText('made.playsAgree', { count })}
      part={(part) => chartsText(`made.part.${part}`)}
    />
  )
}
