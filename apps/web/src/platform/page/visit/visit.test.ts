import { expect, it } from 'vitest'
import { leavePage, perVisit, visitEnd } from './visit.ts'
import { visitValue } from './visitValue.ts'

it('a value is created once per visit, on first use, and again after the page was left', () => {
  let starts = 0
  const value = perVisit(() => (starts += 1))
  expect(starts).toBe(0)
  expect([value(), value()]).toEqual([1, 1])
  leavePage()
  expect(value()).toBe(2)
})

it('the signal is aborted when the page is left', () => {
  const ended = visitEnd()
  expect(ended.aborted).toBe(false)
  leavePage()
  expect(ended.aborted).toBe(true)
  expect(visitEnd().aborted).toBe(false)
})

it('a value is reset when the page is left, and listeners of one visit are not called in the next', () => {
  const value = visitValue(() => 'first')
  let calls = 0
  const stop = value.subscribe(() => (calls += 1))
  value.set('second')
  expect([value.get(), calls]).toEqual(['second', 1])
  leavePage()
  value.set('third')
  expect([value.get(), calls]).toEqual(['third', 1])
  stop()
})
