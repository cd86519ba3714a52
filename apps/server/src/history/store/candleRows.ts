import type { Act } from '@musi/api/history/acts'
import type { Candle, CandleStep } from '@musi/api/history/candles'
import { longerCandles, tradeCandle } from '@musi/domain/charts/candle'

/** The steps that are kept. The others are made of them when somebody asks. */
export const KEPT_STEPS = [60, 3600, 86_400] as const satisfies readonly CandleStep[]
export type KeptStep = (typeof KEPT_STEPS)[number]

export type CandleRow = Candle & { pair: string; step: CandleStep }

/** The longest kept step that fits a whole number of times. */
export const keptStepOf = (step: CandleStep): KeptStep => KEPT_STEPS.findLast((kept) => step % kept === 0) ?? 60

export type SwapAct = Extract<Act, { kind: 'swap' }>
export const isSwap = (act: Act): act is SwapAct => act.kind === 'swap'

/** The candles of these trades, which are in the order of the chain, in all kept steps. */
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
    return KEPT_STEPS.flatMap((step) => {
      shorter = longerCandles(shorter, step)
      return shorter.map((candle) => ({ ...candle, pair, step }))
    })
  })
}
