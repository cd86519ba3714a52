import { expect, test, vi } from 'vitest'
import { broadcast } from './broadcast.ts'

test('each client’s first listener is notified at once, and a client with many listeners does not block other work', async () => {
  const listeners = broadcast<number>()
  const received: string[] = []
  const add = (client: string) => listeners.add((event) => received.push(`${client} ${event}`), client)
  for (let stream = 0; stream < 400; stream += 1) add('greedy')
  add('other')
  const leave = add('greedy')
  listeners.notify(1)
  expect(received.slice(0, 2)).toEqual(['greedy 1', 'other 1'])
  expect(received.length).toBeLessThan(100)
  leave()
  listeners.notify(2)
  await vi.waitFor(() => expect(received.length).toBe(2 * 401))
  expect(received.slice(0, 401).every((line) => line.endsWith('1'))).toBe(true)
  expect(received[402]).toBe('other 2')
  expect(listeners.size()).toBe(401)
})

test('a listener that joins after an event does not receive it, and leaving twice has no effect', () => {
  const listeners = broadcast<string>()
  const received: string[] = []
  const leave = listeners.add((event) => received.push(`a ${event}`))
  listeners.notify('one')
  const leaveSecond = listeners.add((event) => received.push(`b ${event}`))
  listeners.notify('two')
  leave()
  leave()
  listeners.notify('three')
  leaveSecond()
  expect(received).toEqual(['a one', 'a two', 'b two', 'b three'])
  expect(listeners.size()).toBe(0)
})

test('while as many wait for answers as can be answered, others are told later, in order, and after half a second at the latest (spec: heads.waves)', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'performance'] })
  let waiting = 0
  const isFull = () => waiting >= 8
  const listeners = broadcast<number>(isFull)
  const received: number[] = []
  for (let page = 0; page < 20; page += 1)
    listeners.add((event) => {
      waiting += 1
      received.push(event)
    }, `${page}`)
  listeners.notify(1)
  vi.advanceTimersByTime(100)
  expect(received).toHaveLength(8)
  waiting = 0
  vi.advanceTimersByTime(10)
  expect(received).toHaveLength(16)
  vi.advanceTimersByTime(500)
  expect(received).toHaveLength(20)
  // One page is told at once, however many wait elsewhere before.
  waiting = 0
  listeners.notify(2)
  expect(received.at(-1)).toBe(2)
  vi.useRealTimers()
})
