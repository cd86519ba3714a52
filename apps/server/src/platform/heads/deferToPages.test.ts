import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deferToPages } from './deferToPages.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('work for a block starts after the pages have read, once and with the newest block', () => {
  const work = vi.fn()
  const following = deferToPages<number>(work)
  following.soon(1)
  vi.advanceTimersByTime(20)
  following.soon(2)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10)
  expect(work.mock.calls).toEqual([[2]])
  vi.advanceTimersByTime(1000)
  following.soon(3)
  vi.advanceTimersByTime(50)
  expect(work.mock.calls).toEqual([[2], [3]])
})

it('no work starts after stop', () => {
  const work = vi.fn()
  const following = deferToPages<number>(work)
  following.soon(1)
  following.stop()
  vi.advanceTimersByTime(1000)
  expect(work).not.toHaveBeenCalled()
})
