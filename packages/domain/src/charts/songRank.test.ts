import { expect, it } from 'vitest'
import { type PayerDay, pointsOf, songRank } from './songRank.ts'

const TODAY = 20_000
const paid = (payer: string, daysAgo: number, plays = 1): PayerDay => ({
  payer,
  plays,
  day: TODAY - daysAgo,
  isOwn: payer === 'artist' || payer === 'drummer',
})
const ranked = (...days: readonly PayerDay[]) => songRank(days, TODAY)

it('a payer counts 28 points on the day of payment, one less each day, and none from the 28th day on (spec: charts.rank)', () => {
  expect([0, 1, 27, 28, 400].map((daysAgo) => pointsOf(TODAY - daysAgo, TODAY))).toEqual([28, 27, 1, 0, 0])
})

it('a payment after the reference day counts as made on that day', () => {
  expect(pointsOf(TODAY + 1, TODAY)).toBe(28)
})

it('a payer counts once per song, by the newest payment, however many plays (spec: charts.rank)', () => {
  const { points, payers } = ranked(paid('fan', 20, 90), paid('fan', 3, 10), paid('other', 3))
  expect(points).toBe(50)
  expect(payers).toEqual([
    { payer: 'fan', plays: 100, day: TODAY - 3, points: 25 },
    { payer: 'other', plays: 1, day: TODAY - 3, points: 25 },
  ])
})

it('payments by the artist and the payees for their own song are listed apart and do not count (spec: charts.own-plays)', () => {
  const rank = ranked(paid('artist', 0, 500), paid('drummer', 1, 3), paid('fan', 27))
  expect(rank.points).toBe(1)
  expect(rank.payers.map(({ payer }) => payer)).toEqual(['fan'])
  expect(rank.own.map(({ payer, plays }) => [payer, plays])).toEqual([
    ['artist', 500],
    ['drummer', 3],
  ])
  expect(rank.rising).toBe(0)
})

it('the rise is the number of payers in the last seven days less those in the seven before (spec: charts.rising)', () => {
  expect(ranked(paid('a', 0), paid('b', 6), paid('c', 7), paid('d', 13), paid('e', 14)).rising).toBe(0)
  expect(ranked(paid('a', 0), paid('a', 6), paid('a', 7)).rising).toBe(0)
  expect(ranked(paid('a', 0), paid('b', 1)).rising).toBe(2)
  expect(ranked(paid('a', 8), paid('b', 9)).rising).toBe(-2)
})

it('a song without payments has no points and no payers', () => {
  expect(ranked()).toEqual({ points: 0, payers: [], own: [], rising: 0 })
})
