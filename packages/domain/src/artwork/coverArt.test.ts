import { describe, expect, it } from 'vitest'
import { coverArt } from './coverArt.ts'

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const ADDRESSES = Array.from({ length: 500 }, (_, index) => `0x${index.toString(16).padStart(40, '0')}`)

describe('the cover of an address', () => {
  it('is always the same, however the address is written', () => {
    expect(coverArt(ADDRESS)).toEqual(coverArt(ADDRESS))
    expect(coverArt(ADDRESS.toLowerCase())).toEqual(coverArt(ADDRESS))
  })

  it('differs from its neighbours', () => {
    expect(new Set(ADDRESSES.map((address) => JSON.stringify(coverArt(address)))).size).toBeGreaterThan(490)
  })

  it('has thicker bands of the same colours where it is small', () => {
    const thinnest = (isSmall: boolean, address: string) =>
      Math.min(
        ...coverArt(address, isSmall).shapes.flatMap(({ d, width }) => (d.includes('a') && width ? [width] : [])),
      )
    const grooves = ADDRESSES.filter((address) => thinnest(false, address) < 10)
    expect(grooves.length).toBeGreaterThan(0)
    for (const address of grooves) {
      expect(thinnest(true, address) / thinnest(false, address)).toBeCloseTo(2, 1)
      expect(coverArt(address, true).ground).toBe(coverArt(address).ground)
    }
  })

  it('has at most four colours, in shapes that can be drawn', () => {
    for (const address of [...ADDRESSES, '', '💿', 'x'.repeat(10_000)]) {
      const { ground, shapes } = coverArt(address)
      expect(new Set([ground, ...shapes.map(({ ink }) => ink)]).size).toBeLessThanOrEqual(4)
      expect(shapes.length).toBeGreaterThan(0)
      for (const { d } of shapes) expect(d).toMatch(/^M[-\d. MLHVACSaZ]+$/)
    }
  })
})
