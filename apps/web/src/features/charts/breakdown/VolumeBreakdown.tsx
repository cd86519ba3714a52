import { tradesInReceipts } from '@musi/chain/receipts/tradesInReceipts'
import { Note } from '@musi/ui/layout/Note'
import { Sheet } from '@musi/ui/overlays/Sheet'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { request } from '#platform/session/chain/request.ts'
import { CheckVerdict } from '#platform/tokens/charts/CheckVerdict.tsx'
import { ReceiptTrades } from '#platform/tokens/charts/ReceiptTrades.tsx'
import { useReceiptCheck } from '#platform/tokens/charts/useReceiptCheck.ts'
import { Amount } from '#platform/tokens/explain/Amount.tsx'
import { chartText } from '#platform/tokens/charts/chartWords.ts'
import { poolFeeText } from '#platform/page/money/poolFeeText.ts'
import { chartsText } from '../frame/chartsWords.ts'
import type { MarketPool } from '../frame/marketFigures.ts'
import type { ListPeriod } from '../frame/listPeriod.ts'
import { poolVolumeCheck } from './poolVolumeCheck.ts'
import { volumeSpan } from './volumeSpan.ts'

type Props = { pool: MarketPool; period: ListPeriod; nowSeconds: number; onClose: () => void }

/** The trades behind a pool's volume, read from their receipts, and whether their sum agrees (spec: charts.check). */
export function VolumeBreakdown({ pool, period, nowSeconds, onClose }: Props) {
  const { pair, token0, token1, today } = pool
  const { paid, trades } = pool[period]
  const check = useReceiptCheck(`${pair} ${period} ${trades} ${paid.join(' ')}`, async () => {
    const inReceipts = await tradesInReceipts(request, [pair], volumeSpan(period, nowSeconds))
    return inReceipts && { evidence: inReceipts, parts: poolVolumeCheck({ paid, trades }, inReceipts) }
  })
  return (
    <Sheet open onClose={onClose} title={chartsText('made.volume')} closeLabel={chartText('check.close')}>
      <Stack gap={4}>
        <p>{chartsText('made.poolRule', { fee: poolFeeText(2) })}</p>
        <Text tone="strong" figures>
          <Amount currency={token0} amount={paid[0]} /> <Amount currency={token1} amount={paid[1]} />
        </Text>
        {today.back.some((amount) => amount > 0n) && (
          <Note>
            {withParts(chartsText('made.back', { amounts: '⟦amounts⟧' }), {
              amounts: (
                <>
                  <Amount currency={token0} amount={today.back[0]} />{' '}
                  <Amount currency={token1} amount={today.back[1]} />
                </>
              ),
            })}
          </Note>
        )}
        <CheckVerdict
          check={check}
          agrees={(evidence) => chartsText('made.poolVolumeAgrees', { count: evidence.length })}
          part={(part) => chartsText(`made.part.${part}`)}
        />
        {check.kind === 'read' && <ReceiptTrades tokens={[token0, token1]} trades={check.evidence.toReversed()} />}
      </Stack>
    </Sheet>
  )
}
