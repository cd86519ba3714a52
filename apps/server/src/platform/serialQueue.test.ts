import { expect, test } from 'vitest'
import { serialQueue } from './serialQueue.ts'

test('jobs run one after another, even after a failure', async () => {
  const run = serialQueue()
  const order: string[] = []
  const job = (name: string, ends: () => string) => async () => {
    order.push(`${name} begins`)
    await new Promise(setImmediate)
    order.push(`${name} ends`)
    return ends()
  }
  const fail = (): string => {
    throw new Error('no')
  }
  const results = await Promise.allSettled([run(job('a', () => 'A')), run(job('b', fail)), run(job('c', () => 'C'))])
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
