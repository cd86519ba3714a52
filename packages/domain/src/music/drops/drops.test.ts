import { describe, expect, it } from 'vitest'
import { carouselArrows } from './carousel.ts'
import { dropAtMs, dropCountdown } from './dropCountdown.ts'

describe('each item has a countdown "Drops in Xd Xh Xm Xs" (spec: drops.countdown)', () => {
  const AT = Date.UTC(2030, 0, 1)
  it.each([
    [1000, [0, 0, 0, 1]],
    [59_999, [0, 0, 0, 59]],
    [60_000, [0, 0, 1, 0]],
    [3_600_000, [0, 1, 0, 0]],
    [86_399_000, [0, 23, 59, 59]],
    [86_400_000, [1, 0, 0, 0]],
    [123 * 86_400_000 + 45_296_000, [123, 12, 34, 56]],
    [1, [0, 0, 0, 0]],
  ])('%d ms before the date it reads %j', (left, [days, hours, minutes, seconds]) => {
    expect(dropCountdown(AT - left, AT)).toEqual({ kind: 'dropsIn', days, hours, minutes, seconds })
  })

  it('at or past the date it shows "Buy now"', () => {
    expect(dropCountdown(AT, AT)).toEqual({ kind: 'buyNow' })
    expect(dropCountdown(AT + 1, AT)).toEqual({ kind: 'buyNow' })
  })

  it('31 Oct 2021 is the date of an item that has none of its own', () => {
    const standard = new Date(2021, 9, 31).getTime()
    expect([dropAtMs(null), dropAtMs(''), dropAtMs('soon')]).toEqual([standard, standard, standard])
    expect(dropAtMs('2030-01-01T00:00:00Z')).toBe(AT)
  })
})

describe('the left arrow is inactive at the start and the right arrow at the end (spec: drops.carousel)', () => {
  it.each([
    [0, 6, false, true],
    [1, 6, true, true],
    [2, 6, true, true],
    [3, 6, true, false],
    [0, 4, false, true],
    [0, 3, false, false],
    [0, 0, false, false],
  ])('at %d of %d items: left %s, right %s', (index, items, left, right) => {
    expect(carouselArrows(index, items)).toEqual({ left, right })
  })
})
