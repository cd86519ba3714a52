import { expect, it } from 'vitest'
import { canPrefetch } from './canPrefetch.ts'

it('pages are prefetched only on a fast connection that is not metered (spec: routes.chunk)', () => {
  expect(canPrefetch({ saveData: false, effectiveType: '4g' }, false)).toBe(true)
  expect(canPrefetch({ saveData: false, effectiveType: '4g', type: 'wifi' }, false)).toBe(true)
  expect(canPrefetch({ saveData: true, effectiveType: '4g' }, true)).toBe(false)
  expect(canPrefetch({ saveData: false, effectiveType: '3g' }, true)).toBe(false)
  expect(canPrefetch({ saveData: false, effectiveType: '4g', type: 'cellular' }, true)).toBe(false)
})

it('without a report on the connection, pages are prefetched only if there is a mouse', () => {
  expect(canPrefetch(undefined, true)).toBe(true)
  expect(canPrefetch(undefined, false)).toBe(false)
})
