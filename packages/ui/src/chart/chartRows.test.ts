import { expect, it } from 'vitest'
import { type ChartRow, fittingRows, heightOf, rowAfterKey, rowAt, scaleOf, summaryOf, ticksOf } from './chartRows.ts'

const rowOf = (start: number, open: number, high: number, low: number, close: number): ChartRow => ({
  start,
  open,
  high,
  low,
  close,
  amount: 1,
})
const MANY = Array.from({ length: 10_000 }, (_, at) => rowOf(at, at, at + 2, at - 2, at + 1))

it('ten thousand rows are merged until they fit, preserving extremes, ends and the total amount', () => {
  const rows = fittingRows(MANY, 360)
  expect(rows.length).toBeLessThanOrEqual(90)
  expect([rows[0]?.open, rows.at(-1)?.close]).toEqual([0, 10_000])
  expect(scaleOf(rows)).toEqual({ low: -2, high: 10_001 })
  expect(rows.reduce((all, { amount }) => all + amount, 0)).toBe(10_000)
  expect(rows.every(({ start }, at) => at === 0 || start > (rows[at - 1]?.start ?? 0))).toBe(true)
})

it('rows that fit are left unchanged', () => {
  expect(fittingRows(MANY.slice(0, 90), 360)).toEqual(MANY.slice(0, 90))
  expect(fittingRows([], 360)).toEqual([])
})

it('a constant price is drawn in the middle; without rows there is no scale', () => {
  const scale = scaleOf([rowOf(0, 4, 4, 4, 4)])
  expect(scale && heightOf(4, scale, 100)).toBe(50)
  expect(scaleOf([rowOf(0, 0, 0, 0, 0)])).toEqual({ low: -1, high: 1 })
  expect(scaleOf([])).toBeNull()
})

it('the highest value is drawn at the top and the lowest at the bottom', () => {
  const scale = { low: 2, high: 12 }
  expect([12, 7, 2].map((value) => heightOf(value, scale, 100))).toEqual([0, 50, 100])
})

it.each([
  [{ low: 0, high: 10 }, 5, [0, 2, 4, 6, 8, 10]],
  [{ low: 0.11, high: 0.42 }, 4, [0.2, 0.3, 0.4]],
  [{ low: -30, high: 75 }, 4, [0, 50]],
  [{ low: 1_234_000, high: 1_239_000 }, 3, [1_234_000, 1_236_000, 1_238_000]],
  [{ low: 2e-15, high: 7e-15 }, 3, [2e-15, 4e-15, 6e-15]],
] as const)('the ticks of %o, at most %i, are round: %o', (scale, most, expected) => {
  expect(ticksOf(scale, most)).toEqual(expected)
})

it('a pointer selects the row under it, or the nearest end', () => {
  expect([-5, 0, 99, 100, 199, 400].map((x) => rowAt(x, 200, 2))).toEqual([0, 0, 0, 1, 1, 1])
  expect([rowAt(1, 200, 0), rowAt(1, 0, 3)]).toEqual([null, null])
})

it('arrow keys start at the newest row and stop at the ends; other keys are ignored', () => {
  expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Tab'].map((key) => rowAfterKey(key, null, 3))).toEqual([
    2,
    2,
    0,
    2,
    null,
  ])
  expect([rowAfterKey('ArrowLeft', 0, 3), rowAfterKey('ArrowRight', 2, 3), rowAfterKey('ArrowLeft', 2, 3)]).toEqual([
    0, 2, 1,
  ])
  expect(rowAfterKey('End', null, 0)).toBeNull()
})

it('the summary of a chart has its ends, its extremes and its change', () => {
  const rows = [rowOf(0, 10, 14, 9, 12), rowOf(1, 12, 13, 7, 8)]
  expect(summaryOf(rows)).toMatchObject({ first: { start: 0 }, last: { start: 1 }, high: 14, low: 7 })
  expect(summaryOf(rows)?.change).toBeCloseTo(-0.2, 12)
  expect(summaryOf([rowOf(0, 0, 1, 0, 1)])?.change).toBeNull()
  expect(summaryOf([])).toBeNull()
})
