import { expect, it } from 'vitest'
import { isConnectionFree } from './isConnectionFree.ts'

it('pages are prefetched only on a fast connection that is not metered (spec: routes.chunk)', () => {
  expect(isConnectionFree({ saveData: false, effectiveType: '4g' }, false)).toBe(true)
  expect(isConnectionFree({ saveData: false, effectiveType: '4g', type: 'wifi' }, false)).toBe(true)
  expect(isConnectionFree({ saveData: true, effectiveType: '4g' }, true)).toBe(false)
  expect(isConnectionFree({ saveData: false, effectiveType: '3g' }, true)).toBe(false)
  expect(isConnectionFree({ saveData: false, effectiveType: '4g', type: 'cellular' }, true)).toBe(false)
})

it('without a report on the connection, pages are prefetched only if there is a mouse', () => {
  expect(isConnectionFree(undefined, true)).toBe(true)
  expect(isConnectionFree(undefined, false)).toBe(false)
})
