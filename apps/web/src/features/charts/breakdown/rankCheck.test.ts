import { songRank } from '@musi/domain/charts/songRank'
import { expect, it } from 'vitest'
import { rankCheck } from './rankCheck.ts'

const TODAY = 20_000
const RANK = songRank(
  [
    { payer: 'fan', day: TODAY, plays: 3, isOwn: false },
    { payer: 'artist', day: TODAY, plays: 9, isOwn: true },
  ],
  TODAY,
)
const TRUE = { points: 28, payers: 1, plays: 3, ownPlays: 9, rising: 1 }

it('a true rank agrees with its payments (spec: charts.check)', () => {
  expect(rankCheck(TRUE, RANK)).toEqual([])
})

it.each(['points', 'payers', 'plays', 'ownPlays', 'rising'] as const)('a forged %s is reported', (part) => {
  expect(rankCheck({ ...TRUE, [part]: TRUE[part] + 1 }, RANK)).toEqual([part])
})
