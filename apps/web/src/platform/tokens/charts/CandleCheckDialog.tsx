import { tradesInReceipts } from '@musi/chain/receipts/tradesInReceipts'
import type { Candle } from '@musi/domain/charts/candle'
import { candleCheck } from '@musi/domain/charts/candleCheck'
import { Sheet } from '@musi/ui/overlays/Sheet'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { request } from '#platform/session/chain/request.ts'
import { chartText } from './chartWords.ts'
import { ReceiptTrades } from './ReceiptTrades.tsx'
import type { PricedPool } from './priceRows.ts'
import { useReceiptCheck } from './useReceiptCheck.ts'
import { CheckVerdict } from './CheckVerdict.tsx'

type Props = { pool: PricedPool; step: number; candle: Candle; onClose: () => void }

/**
 * Shows the trades of a candle, read from the chain instead of the index, and whether they agree
 * (spec: charts.check).
 */
export function CandleCheckDialog({ pool, step, candle, onClose }: Props) {
  const { startSeconds } = candle
  const check = useReceiptCheck(`${pool.pair} ${step} ${JSON.stringify(candle)}`, async () => {
    const span = { fromSeconds: startSeconds, untilSeconds: startSeconds + step }
    const trades = await tradesInReceipts(request, [pool.pair], span)
    if (trades === null) return null
    const outcome = candleCheck(candle, step, trades)
    return { evidence: trades, parts: outcome.kind === 'agrees' ? [] : outcome.parts }
  })
  return (
    <Sheet open onClose={onClose} title={chartText('check.title')} closeLabel={chartText('check.close')}>
      <Stack gap={4}>
        <Text tone="strong" weight={560}>
          {exactTime(startSeconds)} – {exactTime(startSeconds + step)}
        </Text>
        <p>{chartText('check.rule')}</p>
        <CheckVerdict
          check={check}
          agrees={(trades) => chartText('check.agrees', { count: trades.length })}
          part={(part) => (part === 'startSeconds' ? '' : chartText(`check.part.${part}`))}
        />
        {check.kind === 'read' && <ReceiptTrades tokens={pool.tokens} trades={check.evidence} />}
      </Stack>
    </Sheet>
  )
}
