import { expect, it } from 'vitest'
import { runInTurns } from './runInTurns.ts'

function* steps(count: number, done: number[]) {
  for (let at = 0; at < count; at += 1) {
    done.push(at)
    const began = performance.now()
    while (performance.now() - began < 3) done.length += 0
    yield
  }
}

it('long work yields to other tasks and runs in order', async () => {
  const done: number[] = []
  let turns = 0
  const timer = setInterval(() => (turns += 1), 0)
  expect(await runInTurns(steps(30, done), () => true)).toBe(true)
  clearInterval(timer)
  expect(done).toEqual(Array.from({ length: 30 }, (_, at) => at))
  expect(turns).toBeGreaterThan(0)
})

it('work that is no longer wanted is abandoned', async () => {
  const done: number[] = []
  expect(await runInTurns(steps(30, done), () => done.length < 5)).toBe(false)
  expect(done).toHaveLength(5)
})
