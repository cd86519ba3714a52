import { expect, test } from 'vitest'
import { fairQueue } from './fairQueue.ts'

test('requests that arrive while nothing waits run at once', () => {
  const { add: take } = fairQueue()
  const order: string[] = []
  for (const client of ['a', 'b', 'a']) take(client, () => order.push(client))
  expect(order).toEqual(['a', 'b', 'a'])
})

test('a client with too many requests waits behind itself, and the others come in between', async () => {
  const { add: take } = fairQueue()
  const order: string[] = []
  for (let each = 0; each < 1000; each += 1) take('greedy', () => order.push('greedy'))
  expect(order).toHaveLength(32)
  for (const client of ['a', 'b']) take(client, () => order.push(client))
  expect(order.slice(32)).toEqual(['a', 'b'])
  for (let each = 0; each < 40; each += 1) take('a', () => order.push('a'))
  await expect.poll(() => order.length).toBe(1042)
  // They alternate as long as both have requests left.
  const rest = order.slice(32 + 2 + 31)
  expect(rest.slice(0, 18).filter((client) => client === 'a')).toHaveLength(9)
})

test('nothing is lost, and a long queue leaves time for other work of the process', async () => {
  const { add: take } = fairQueue()
  let [answered, others] = [0, 0]
  const beat = setInterval(() => (others += 1), 1)
  for (let each = 0; each < 200; each += 1)
    take('greedy', () => {
      answered += 1
      const untilMs = performance.now() + 1
      while (performance.now() < untilMs);
    })
  await expect.poll(() => answered).toBe(200)
  clearInterval(beat)
  expect(others).toBeGreaterThan(10)
})
