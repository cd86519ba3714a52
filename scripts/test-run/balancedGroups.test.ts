import { expect, it } from 'vitest'
import { balancedGroups } from './balancedGroups.ts'

const weight = (item: number) => item

it.each<[items: number[], maxGroups: number, divided: number[][]]>([
  [[], 2, []],
  [[5], 2, [[5]]],
  [[1, 1], 3, [[1], [1]]],
  [
    [1, 2, 3, 4],
    2,
    [
      [4, 1],
      [3, 2],
    ],
  ],
  [[9, 1, 1, 1], 2, [[9], [1, 1, 1]]],
  [[1, 2, 3], 1, [[3, 2, 1]]],
])(
  'the items %j in at most %d groups become %j: the heaviest first, each to the lightest group',
  (items, maxGroups, divided) => {
    expect(balancedGroups(items, weight, maxGroups)).toEqual(divided)
  },
)
