import { playsInReceipts } from '@musi/chain/receipts/playsInReceipts'
import { Button } from '@musi/ui/controls/Button'
import { useState } from 'react'
import { contractOf, jukeboxes } from '#platform/page/config/config.ts'
import { request } from '#platform/session/chain/request.ts'
import { CheckVerdict } from '#platform/tokens/charts/CheckVerdict.tsx'
import { chartText } from '#platform/tokens/charts/chartWords.ts'
import { useReceiptCheck } from '#platform/tokens/charts/useReceiptCheck.ts'
import { chartsText } from '../frame/chartsWords.ts'
import type { MarketWhole } from '../frame/marketFigures.ts'
import { volumeSpan } from './volumeSpan.ts'
import { heardCheck } from './wholeCheck.ts'

/** Counts the plays of a week and who paid for them again, from the receipts of the payments (spec: charts.check). */
export function HeardCheck({ whole }: { whole: MarketWhole }) {
  const [wanted, setWanted] = useState<MarketWhole | null>(null)
  if (jukeboxes().length === 0) return null
  return wanted === null ? (
    <Button onClick={() => setWanted(whole)}>{chartText('check')}</Button>
  ) : (
    <Counted whole={wanted} />
  )
}

function Counted({ whole: { week, timeSeconds } }: { whole: MarketWhole }) {
  const check = useReceiptCheck(`${timeSeconds} ${week.plays}`, async () => {
    const plays = await playsInReceipts(request, {
      jukeboxes: jukeboxes(),
      playBuyer: contractOf('swapAndPlay'),
      of: 'all',
      ...volumeSpan('week', timeSeconds),
    })
    return plays && { evidence: plays, parts: heardCheck(week, plays) }
  })
  return (
    <CheckVerdict
      check={check}
      agrees={({ length: count }) => chartsText('made.playsAgree', { count })}
      part={(part) => chartsText(`made.part.${part}`)}
    />
  )
}
