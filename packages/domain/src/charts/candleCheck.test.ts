import { expect, it } from 'vitest'
import type { Candle, PairTrade } from './candle.ts'
import { candleCheck } from './candleCheck.ts'

const TRADES: readonly PairTrade[] = [
  { timeSeconds: 3600, paid: ['10', '0'], got: ['0', '30'] },
  { timeSeconds: 3700, paid: ['0', '80'], got: ['20', '0'] },
  // A flash loan repaid in the same token has no price.
  { timeSeconds: 3800, paid: ['5', '0'], got: ['4', '0'] },
  { timeSeconds: 7199, paid: ['10', '0'], got: ['0', '20'] },
  // This trade belongs to the next hour.
  { timeSeconds: 7200, paid: ['1', '0'], got: ['0', '9'] },
]
const HONEST_CANDLE: Candle = {
  startSeconds: 3600,
  open: 3,
  high: 4,
  low: 2,
  close: 2,
  volume: ['40', '130'],
  paid: ['20', '80'],
  trades: 3,
}

it('a candle agrees with the trades of its span alone (spec: charts.check)', () => {
  expect(candleCheck(HONEST_CANDLE, 3600, TRADES)).toEqual({ kind: 'agrees' })
  expect(candleCheck(HONEST_CANDLE, 3600, TRADES.slice(1))).toMatchObject({
    kind: 'differs',
    recomputed: { trades: 2 },
  })
})

it.each([
  ['high', { high: 5 }],
  ['volume', { volume: ['40', '131'] }],
  ['paid', { paid: ['21', '80'] }],
  ['trades', { trades: 4 }],
] as const)('a candle with a forged %s contradicts its trades (spec: charts.check)', (part, forged) => {
  const candle = { ...HONEST_CANDLE, ...forged } as Candle
  expect(candleCheck(candle, 3600, TRADES)).toEqual({ kind: 'differs', recomputed: HONEST_CANDLE, parts: [part] })
})

it('a candle without any trades on the chain is reported as differing (spec: charts.check)', () => {
  expect(candleCheck(HONEST_CANDLE, 3600, [])).toMatchObject({ kind: 'differs', recomputed: null })
})
