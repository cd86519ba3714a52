import { expect, it } from 'vitest'
import { contrast, coverInks } from './coverInks.ts'
import { coverArt } from './coverArt.ts'

const SEEDS = Array.from({ length: 40 }, (_, at) => `0x${String(at).padStart(40, '7')}`)

it('each ink of a cover is listed once, with the ground last (spec: songs.shares)', () => {
  for (const seed of SEEDS) {
    const inks = coverInks(seed)
    const { ground, shapes } = coverArt(seed)
    expect(inks.at(-1)).toBe(ground)
    expect(new Set(inks)).toEqual(new Set([ground, ...shapes.map(({ ink }) => ink)]))
    expect(inks).toHaveLength(new Set(inks).size)
  }
})

it.each([
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#18141d', '#18141d', 1],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1)
})
