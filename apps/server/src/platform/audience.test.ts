import { expect, test, vi } from 'vitest'
import { audience } from './audience.ts'

test('one listener of each client is notified first, and others may be served before all listeners of a large client', async () => {
  const crowd = audience<number>()
  const heard: string[] = []
  const add = (client: string) => crowd.add((event) => heard.push(`${client} ${event}`), client)
  for (let stream = 0; stream < 400; stream += 1) add('greedy')
  add('other')
  const leave = add('greedy')
  crowd.tell(1)
  expect(heard.slice(0, 2)).toEqual(['greedy 1', 'other 1'])
  expect(heard.length).toBeLessThan(100)
  leave()
  crowd.tell(2)
  await vi.waitFor(() => expect(heard.length).toBe(2 * 401))
  expect(heard.slice(0, 401).every((line) => line.endsWith('1'))).toBe(true)
  expect(heard[402]).toBe('other 2')
  expect(crowd.size()).toBe(401)
})

test('a listener that joins after an event does not receive it, and leaving twice has no effect', () => {
  const crowd = audience<string>()
  const heard: string[] = []
  const leave = crowd.add((event) => heard.push(`a ${event}`))
  crowd.tell('one')
  const late = crowd.add((event) => heard.push(`b ${event}`))
  crowd.tell('two')
  leave()
  leave()
  crowd.tell('three')
  late()
  expect(heard).toEqual(['a one', 'a two', 'b two', 'b three'])
  expect(crowd.size()).toBe(0)
})
