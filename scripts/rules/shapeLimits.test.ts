import { expect, test } from 'vitest'
import { SHAPE_LIMITS, type ShapeFigure, beyondLimits } from './shapeLimits.ts'

const figures = Object.fromEntries(Object.entries(SHAPE_LIMITS).map(([figure, { most }]) => [figure, most])) as Record<
  ShapeFigure,
  number
>

test('a figure at its limit passes', () => {
  expect(beyondLimits(figures)).toEqual([])
})

test.each(Object.keys(SHAPE_LIMITS) as ShapeFigure[])('%s above the limit is reported with its reason', (figure) => {
  const { most, why } = SHAPE_LIMITS[figure]
  expect(beyondLimits({ ...figures, [figure]: most + 1 })).toEqual([
    `${figure}: ${most + 1}, but the limit is ${most}. ${why}`,
  ])
})
