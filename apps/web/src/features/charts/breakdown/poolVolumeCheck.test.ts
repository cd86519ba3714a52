import { expect, it } from 'vitest'
import { poolVolumeCheck } from './poolVolumeCheck.ts'

const trade = (one: string, other: string) => ({
  timeSeconds: 1,
  paid: [one, other] as const,
  got: ['0', '0'] as const,
})

it.each([
  ['as it is', [30n, 5n], 3, []],
  ['with an amount that is one unit too much', [31n, 5n], 3, ['paid']],
  ['with a trade that never was', [30n, 5n], 4, ['trades']],
  ['of another pool', [0n, 0n], 0, ['paid', 'trades']],
] as const)('a volume %s is checked against its trades (spec: charts.check)', (_, paid, count, parts) => {
  const trades = [trade('10', '0'), trade('0', '5'), trade('20', '0')]
  expect(poolVolumeCheck({ paid, trades: count }, trades)).toEqual(parts)
})
