import { expect, it } from 'vitest'
import { shares } from './shares.ts'

const weight = (item: number) => item

it.each<[items: number[], maxShares: number, divided: number[][]]>([
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
  'the items %j in at most %d shares become %j: the heaviest first, each to the lightest share',
  (items, maxShares, divided) => {
    expect(shares(items, weight, maxShares)).toEqual(divided)
  },
)
