import type { BothAmounts, Candle } from '@musi/domain/charts/candle'
import { type Reader, fields, list, units, wholeNumber, seconds } from '@musi/domain/untrusted'

const price: Reader<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined

/** Of token0 and of token1. */
const both: Reader<BothAmounts> = (value) => {
  const [one, other, more] = list(units)(value) ?? []
  return one === undefined || other === undefined || more !== undefined ? undefined : [String(one), String(other)]
}

const candle = fields({
  startSeconds: seconds,
  open: price,
  high: price,
  low: price,
  close: price,
  volume: both,
  paid: both,
  trades: wholeNumber,
})

export const readCandle: Reader<Candle | null> = candle
