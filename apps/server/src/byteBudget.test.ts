import { expect, test } from 'vitest'
import { byteBudget } from './byteBudget.ts'

test('all holds together never exceed the limit, and what is released can be taken again', () => {
  const budget = byteBudget(100)
  const [one, two] = [budget.hold(), budget.hold()]
  expect([one.take(60), two.take(50), two.take(40), one.take(1)]).toEqual([true, false, true, false])
  one.release()
  one.release()
  expect([budget.held(), two.take(60), budget.peak()]).toEqual([40, true, 100])
})
