import { expect, test } from 'vitest'
import { fairQueue } from './fairQueue.ts'

test('requests run at once while the queue is empty', () => {
  const { add } = fairQueue()
  const order: string[] = []
  for (const client of ['a', 'b', 'a']) add(client, () => order.push(client))
  expect(order).toEqual(['a', 'b', 'a'])
})

test('a client with too many requests delays only itself, and other clients are served in between', async () => {
  // No request takes any time.
  const { add } = fairQueue(() => 0)
  const order: string[] = []
  for (let each = 0; each < 1000; each += 1) add('greedy', () => order.push('greedy'))
  expect(order).toHaveLength(32)
  for (const client of ['a', 'b']) add(client, () => order.push(client))
  expect(order.slice(32)).toEqual(['a', 'b'])
  for (let each = 0; each < 40; each += 1) add('a', () => order.push('a'))
  await expect.poll(() => order.length).toBe(1042)
  // Both clients alternate as long as both have requests left.
  const rest = order.slice(32 + 2 + 31)
  expect(rest.slice(0, 18).filter((client) => client === 'a')).toHaveLength(9)
})

test('no request is lost, and a long queue leaves time for other work of the process', async () => {
  const { add } = fairQueue()
  let answered = 0
  let others = 0
  const beat = setInterval(() => (others += 1), 1)
  for (let each = 0; each < 200; each += 1)
    add('greedy', () => {
      answered += 1
      const untilMs = performance.now() + 1
      while (performance.now() < untilMs);
    })
  await expect.poll(() => answered).toBe(200)
  clearInterval(beat)
  expect(others).toBeGreaterThan(10)
})

test('W1: an occasional client is answered before forty busy ones (spec: server.networks)', async () => {
  let nowMs = 0
  const { add } = fairQueue(() => nowMs)
  const order: string[] = []
  const work = (client: string) => () => {
    order.push(client)
    nowMs += 0.5
  }
  for (let each = 0; each < 20; each += 1) for (let at = 0; at < 40; at += 1) add(`busy ${at}`, work(`busy ${at}`))
  await expect.poll(() => order.length, { interval: 1 }).toBeGreaterThan(200)
  const before = order.length
  add('honest', work('honest'))
  add('honest', work('honest'))
  await expect.poll(() => order.filter((client) => client === 'honest').length).toBe(2)
  // At most one time slice of each client comes before the second request.
  expect(order.lastIndexOf('honest') - before).toBeLessThan(20)
  await expect.poll(() => order.length).toBe(802)
})

test('W1: many addresses of one site share its place in the queue instead of overtaking everybody (spec: server.networks)', async () => {
  let nowMs = 0
  const { add } = fairQueue(() => nowMs)
  const order: string[] = []
  const work = (who: string) => () => {
    order.push(who)
    nowMs += 0.5
  }
  for (let each = 0; each < 400; each += 1) add(`2001:db8:1:${each.toString(16)}`, work('site'))
  const atOnce = order.length
  expect(atOnce).toBeLessThan(40)
  for (let each = 0; each < 2; each += 1) add('2001:db8:2:1', work('other'))
  await expect.poll(() => order.filter((who) => who === 'other').length).toBe(2)
  expect(order.lastIndexOf('other') - atOnce).toBeLessThan(20)
  await expect.poll(() => order.length).toBe(402)
})
