import { expect, it } from 'vitest'
import { leavePage, perVisit, visitEnd } from './visit.ts'
import { visitValue } from './visitValue.ts'

it('what a visit holds is begun once, by whoever first needs it, and anew after the page was left', () => {
  let begun = 0
  const held = perVisit(() => (begun += 1))
  expect(begun).toBe(0)
  expect([held(), held()]).toEqual([1, 1])
  leavePage()
  expect(held()).toBe(2)
})

it('what listens to the browser hears that the page is left', () => {
  const ended = visitEnd()
  expect(ended.aborted).toBe(false)
  leavePage()
  expect(ended.aborted).toBe(true)
  expect(visitEnd().aborted).toBe(false)
})

it('a value goes back to its beginning when the page is left, and nobody of the visit before hears of the next', () => {
  const value = visitValue(() => 'first')
  let told = 0
  const stop = value.subscribe(() => (told += 1))
  value.set('second')
  expect([value.get(), told]).toEqual(['second', 1])
  leavePage()
  value.set('third')
  expect([value.get(), told]).toEqual(['third', 1])
  stop()
})
