import { expect, test } from 'vitest'
import { turns } from './turns.ts'

test('what comes while nothing waits is answered as it comes', () => {
  const { take } = turns()
  const order: string[] = []
  for (const client of ['a', 'b', 'a']) take(client, () => order.push(client))
  expect(order).toEqual(['a', 'b', 'a'])
})

test('who asks more than is answered at once waits behind itself, and the others come in between', async () => {
  const { take } = turns()
  const order: string[] = []
  for (let each = 0; each < 1000; each += 1) take('greedy', () => order.push('greedy'))
  expect(order).toHaveLength(32)
  for (const client of ['a', 'b']) take(client, () => order.push(client))
  expect(order.slice(32)).toEqual(['a', 'b'])
  for (let each = 0; each < 40; each += 1) take('a', () => order.push('a'))
  await expect.poll(() => order.length).toBe(1042)
  // Turn and turn about, as long as both have something left.
  const rest = order.slice(32 + 2 + 31)
  expect(rest.slice(0, 18).filter((client) => client === 'a')).toHaveLength(9)
})

test('nothing is lost, and a long queue leaves room for what else the process has to do', async () => {
  const { take } = turns()
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
