import { playsInReceipts } from '@musi/chain/receipts/playsInReceipts'
import { RANK_DAYS, songRank } from '@musi/domain/charts/songRank'
import { Button } from '@musi/ui/controls/Button'
import { useState } from 'react'
import { contractOf, jukeboxes } from '#platform/page/config/config.ts'
import { request } from '#platform/session/chain/request.ts'
import { CheckVerdict } from '#platform/tokens/charts/CheckVerdict.tsx'
import { useReceiptCheck } from '#platform/tokens/charts/useReceiptCheck.ts'
import { chartText } from '#platform/tokens/charts/chartWords.ts'
import { chartsText } from '../frame/chartsWords.ts'
import { type Ranked, rankOf } from './ranked.ts'
import { rankCheck } from './rankCheck.ts'

const DAY_SECONDS = 86_400

type Props = { ranked: Ranked; today: number }

/** Counts a rank again in the page, from the receipts of the plays (spec: charts.check). */
export function RankCheck({ ranked, today }: Props) {
  const [isRequested, setRequested] = useState(false)
  if (jukeboxes().length === 0) return null
  return isRequested ? (
    <RankVerdict ranked={ranked} today={today} />
  ) : (
    <Button onClick={() => setRequested(true)}>{chartText('check')}</Button>
  )
}

function RankVerdict({ ranked, today }: Props) {
  const subject = rankOf(ranked)
  const check = useReceiptCheck(`${JSON.stringify(subject)} ${today} ${ranked.points}`, async () => {
    const span = { fromSeconds: (today - RANK_DAYS + 1) * DAY_SECONDS, untilSeconds: (today + 1) * DAY_SECONDS }
    const plays = await playsInReceipts(request, {
      jukeboxes: jukeboxes(),
      playBuyer: contractOf('swapAndPlay'),
      welcome: contractOf('welcome'),
      of: subject,
      ...span,
    })
    if (plays === null) return null
    const rank = songRank(plays, today)
    return { evidence: rank, parts: rankCheck(ranked, rank) }
  })
  return (
    <CheckVerdict
      check={check}
      agrees={({ points }) => chartsText('made.rankAgrees', { count: points })}
      part={(part) => chartsText(`made.part.${part}`)}
    />
  )
}
