import { expect, test } from 'vitest'
import { byteBudget } from './byteBudget.ts'

test('bytes shared by several answers are counted once, until the last answer is sent', () => {
  const budget = byteBudget(100)
  const one = budget.hold()
  const two = budget.hold()
  const three = budget.hold()
  const list = new Uint8Array(60)
  const other = new Uint8Array(60)
  expect([one.share(list), two.share(list), three.share(other), budget.held()]).toEqual([true, true, false, 60])
  one.release()
  one.release()
  expect([budget.held(), three.share(other)]).toEqual([60, false])
  two.release()
  expect([budget.held(), three.share(other), budget.peak()]).toEqual([0, true, 60])
})

test('one client may hold at most a third of the budget, in any number of parts, and others have room', () => {
  const budget = byteBudget(100)
  const one = budget.hold('a')
  const two = budget.hold('a')
  const other = budget.hold('b')
  expect([one.take(20), two.take(20), two.take(13), other.take(22)]).toEqual([true, false, true, true])
  one.release()
  expect([two.take(6), other.take(1), budget.held()]).toEqual([true, true, 42])
  two.release()
  other.release()
  expect(budget.held()).toBe(0)
})

test('while forty clients take as much as they can, there is room for one more', () => {
  const budget = byteBudget(10_000)
  for (let round = 0; round < 100; round += 1)
    for (let client = 0; client < 40; client += 1) budget.hold(`greedy ${client}`).take(5)
  const each = budget.held() / 40
  expect(each).toBeGreaterThan(200)
  expect(budget.hold('honest').take(each / 2)).toBe(true)
})

test('bytes that only pass through are returned at once', () => {
  const budget = byteBudget(100)
  const hold = budget.hold()
  for (let piece = 0; piece < 1000; piece += 1) {
    expect(hold.take(64)).toBe(true)
    hold.give(64)
  }
  hold.release()
  expect([budget.held(), budget.peak()]).toEqual([0, 64])
})

test('bytes returned after the release are not returned twice', () => {
  const budget = byteBudget(100)
  const left = budget.hold('a')
  const other = budget.hold('b')
  expect([left.take(20), other.take(20)]).toEqual([true, true])
  left.release()
  left.give(20)
  left.release()
  expect([budget.held(), other.take(1)]).toEqual([20, true])
})

test('all holds together never exceed the limit, and released bytes can be reserved again', () => {
  const budget = byteBudget(100)
  const one = budget.hold()
  const two = budget.hold()
  expect([one.take(60), two.take(50), two.take(40), one.take(1)]).toEqual([true, false, true, false])
  one.release()
  one.release()
  expect([budget.held(), two.take(60), budget.peak()]).toEqual([40, true, 100])
})
