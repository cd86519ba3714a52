import { setImmediate as tick } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { takeTurns } from './takeTurns.ts'

test('one job starts per tick, and clients take turns', async () => {
  const turn = takeTurns()
  const begun: string[] = []
  for (const job of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) void turn(job.slice(0, 1)).then(() => begun.push(job))
  const counts: number[] = []
  while (begun.length < 6) {
    await tick()
    counts.push(begun.length)
  }
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  expect(counts.every((count, index) => count - (counts[index - 1] ?? 0) <= 1)).toBe(true)
})

test('a job that arrives while none wait starts in the next tick', async () => {
  const turn = takeTurns()
  await turn('a')
  await tick()
  let hasBegun = false
  void turn('a').then(() => (hasBegun = true))
  expect(hasBegun).toBe(false)
  await tick()
  await tick()
  expect(hasBegun).toBe(true)
})
