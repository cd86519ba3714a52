import { pastReserves } from '@musi/chain/requests/pools/pastReserves'
import { tradesInReceipts } from '@musi/chain/receipts/tradesInReceipts'
import { Button } from '@musi/ui/controls/Button'
import { useState } from 'react'
import { request } from '#platform/session/chain/request.ts'
import { CheckVerdict } from '#platform/tokens/charts/CheckVerdict.tsx'
import { chartText } from '#platform/tokens/charts/chartWords.ts'
import { useReceiptCheck } from '#platform/tokens/charts/useReceiptCheck.ts'
import { chartsText } from '../frame/chartsWords.ts'
import type { MarketPool } from '../frame/marketFigures.ts'
import { volumeSpan } from './volumeSpan.ts'
import { reservesCheck, volumesCheck } from './totalsCheck.ts'

type Props = {
  /** The listed pools; no others are checked. */
  pools: readonly MarketPool[]
  what: 'reserves' | 'day' | 'week'
  /** The block of the figures, and its time. */
  block: number
  nowSeconds: number
}

/** Reads again what listed pools hold, or the receipts of their trades (spec: charts.check). */
export function PoolsCheck(props: Props) {
  const [requested, setRequested] = useState<Props | null>(null)
  if (requested === null) return <Button onClick={() => setRequested(props)}>{chartText('check')}</Button>
  return requested.what === 'reserves' ? (
    <ReservesVerdict {...requested} />
  ) : (
    <TradesVerdict {...requested} what={requested.what} />
  )
}

function ReservesVerdict({ pools, block }: Props) {
  const check = useReceiptCheck(`${block} ${pools.length}`, async () => {
    const pairs = pools.map(({ pair }) => pair)
    return { evidence: pairs, parts: reservesCheck(pools, await pastReserves(request, pairs, block)) }
  })
  return (
    <CheckVerdict
      check={check}
      agrees={({ length: count }) => chartsText('made.poolsAgree', { count })}
      part={(part) => chartsText(`made.part.${part}`)}
    />
  )
}

function TradesVerdict({ pools, what, nowSeconds }: Props & { what: 'day' | 'week' }) {
  const check = useReceiptCheck(`${what} ${nowSeconds} ${pools.length}`, async () => {
    const pairs = pools.map(({ pair }) => pair)
    const trades = await tradesInReceipts(request, pairs, volumeSpan(what, nowSeconds))
    const listed = pools.map((pool) => ({ pair: pool.pair, traded: pool[what] }))
    return trades && { evidence: trades, parts: volumesCheck(listed, trades) }
  })
  return (
    <CheckVerdict
      check={check}
      agrees={({ length: count }) => chartsText('made.poolVolumeAgrees', { count })}
      part={(part) => chartsText(`made.part.${part}`)}
    />
  )
}
