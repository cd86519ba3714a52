import { expect, test, vi } from 'vitest'
import { audience } from './audience.ts'

test('each client’s first listener is notified at once, and a client with many listeners does not block other work', async () => {
  const listeners = audience<number>()
  const received: string[] = []
  const add = (client: string) => listeners.add((event) => received.push(`${client} ${event}`), client)
  for (let stream = 0; stream < 400; stream += 1) add('greedy')
  add('other')
  const leave = add('greedy')
  listeners.tell(1)
  expect(received.slice(0, 2)).toEqual(['greedy 1', 'other 1'])
  expect(received.length).toBeLessThan(100)
  leave()
  listeners.tell(2)
  await vi.waitFor(() => expect(received.length).toBe(2 * 401))
  expect(received.slice(0, 401).every((line) => line.endsWith('1'))).toBe(true)
  expect(received[402]).toBe('other 2')
  expect(listeners.size()).toBe(401)
})

test('a listener that joins after an event does not receive it, and leaving twice has no effect', () => {
  const listeners = audience<string>()
  const received: string[] = []
  const leave = listeners.add((event) => received.push(`a ${event}`))
  listeners.tell('one')
  const leaveSecond = listeners.add((event) => received.push(`b ${event}`))
  listeners.tell('two')
  leave()
  leave()
  listeners.tell('three')
  leaveSecond()
  expect(received).toEqual(['a one', 'a two', 'b two', 'b three'])
  expect(listeners.size()).toBe(0)
})
