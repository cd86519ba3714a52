import type { Act } from '@musi/api/acts'
import type { Candle, CandleStep } from '@musi/api/candles'

/** The steps that are kept. The others are made of them when somebody asks. */
export const KEPT_STEPS = [60, 3600, 86_400] as const satisfies readonly CandleStep[]
export type KeptStep = (typeof KEPT_STEPS)[number]

export type CandleRow = Candle & { pair: string; step: CandleStep }

/** The longest kept step that fits a whole number of times. */
export const keptStepOf = (step: CandleStep): KeptStep => KEPT_STEPS.findLast((kept) => step % kept === 0) ?? 60

const startOf = (seconds: number, step: number) => seconds - (seconds % step)

/** One after the other: what the later one opened with is between, and so is not seen. */
export function joined<Row extends Candle>(earlier: Row, later: Candle): Row {
  const [one, other] = [earlier.volume, later.volume]
  return {
    ...earlier,
    high: Math.max(earlier.high, later.high),
    low: Math.min(earlier.low, later.low),
    close: later.close,
    volume: [String(BigInt(one[0]) + BigInt(other[0])), String(BigInt(one[1]) + BigInt(other[1]))],
    trades: earlier.trades + later.trades,
  }
}

/** Longer candles from shorter ones, which come oldest first. */
export function longerCandles(candles: readonly Candle[], step: CandleStep): readonly Candle[] {
  const made = new Map<number, Candle>()
  for (const candle of candles) {
    const startSeconds = startOf(candle.startSeconds, step)
    const earlier = made.get(startSeconds)
    made.set(startSeconds, earlier === undefined ? { ...candle, startSeconds } : joined(earlier, candle))
  }
  return [...made.values()]
}

export type SwapAct = Extract<Act, { kind: 'swap' }>
export const isSwap = (act: Act): act is SwapAct => act.kind === 'swap'

/** One trade as a candle of its own. Null: it moved one token alone, so it has no price. */
function tradeCandle({ paid, got, timeSeconds }: SwapAct): Candle | null {
  const volume0 = BigInt(paid[0]) + BigInt(got[0])
  const volume1 = BigInt(paid[1]) + BigInt(got[1])
  if (volume0 === 0n || volume1 === 0n) return null
  const price = Number(volume1) / Number(volume0)
  const prices = { open: price, high: price, low: price, close: price }
  return { startSeconds: timeSeconds, ...prices, volume: [String(volume0), String(volume1)], trades: 1 }
}

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
