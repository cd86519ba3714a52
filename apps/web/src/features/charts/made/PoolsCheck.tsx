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
import { reservesCheck, volumesCheck } from './wholeCheck.ts'

type Props = {
  /** The pools that are listed: those and no others are checked. */
  pools: readonly MarketPool[]
  what: 'reserves' | 'day' | 'week'
  /** The block that the figures are of, and its time. */
  block: number
  nowSeconds: number
}

/** Reads again what listed pools hold, or the receipts of their trades (spec: charts.check). */
export function PoolsCheck(props: Props) {
  const [wanted, setWanted] = useState<Props | null>(null)
  if (wanted === null) return <Button onClick={() => setWanted(props)}>{chartText('check')}</Button>
  return wanted.what === 'reserves' ? <HeldCheck {...wanted} /> : <TradesCheck {...wanted} what={wanted.what} />
}

function HeldCheck({ pools, block }: Props) {
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

function TradesCheck({ pools, what, nowSeconds }: Props & { what: 'day' | 'week' }) {
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
