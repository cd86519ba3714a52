import type { Act } from '@musi/api/history/acts'
import type { Candle, CandleStep } from '@musi/api/history/candles'
import { aggregateCandles, tradeCandle } from '@musi/domain/charts/candle'

/** Steps stored as rows; the others are computed on request. */
export const STORED_STEPS = [60, 3600, 86_400] as const satisfies readonly CandleStep[]
export type StoredStep = (typeof STORED_STEPS)[number]

export type CandleRow = Candle & { pair: string; step: CandleStep }

/** The longest stored step that divides this one. */
export const storedStepFor = (step: CandleStep): StoredStep => STORED_STEPS.findLast((kept) => step % kept === 0) ?? 60

export type SwapAct = Extract<Act, { kind: 'swap' }>
export const isSwap = (act: Act): act is SwapAct => act.kind === 'swap'

/** Candles in all stored steps from trades in chain order. */
export function candleRows(swaps: readonly SwapAct[]): readonly CandleRow[] {
  const trades = new Map<string, Candle[]>()
  for (const swap of swaps) {
    const candle = tradeCandle(swap)
    if (candle === null) continue
    const ofPair = trades.get(swap.pair)
    if (ofPair === undefined) trades.set(swap.pair, [candle])
    else ofPair.push(candle)
  }
  return [...trades].flatMap(([pair, candles]) => {
    let shorter: readonly Candle[] = candles
    return STORED_STEPS.flatMap((step) => {
      shorter = aggregateCandles(shorter, step)
      return shorter.map((candle) => ({ ...candle, pair, step }))
    })
  })
}
