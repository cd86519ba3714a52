import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leadingEdge } from './leadingEdge.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('the first call runs at once, and calls within the interval are merged into one', () => {
  let acts = 0
  const { call } = leadingEdge(() => (acts += 1), 100)
  call()
  expect(acts).toBe(1)
  call()
  call()
  expect(acts).toBe(1)
  vi.advanceTimersByTime(100)
  expect(acts).toBe(2)
  vi.advanceTimersByTime(100)
  expect(acts).toBe(2)
  call()
  expect(acts).toBe(3)
})

it('a cancelled call does not run later', () => {
  let acts = 0
  const { call, cancel } = leadingEdge(() => (acts += 1), 100)
  call()
  call()
  cancel()
  vi.advanceTimersByTime(1000)
  expect(acts).toBe(1)
})
