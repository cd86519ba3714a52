import { type ServerResponse, createServer } from 'node:http'
import { expect, test } from 'vitest'
import { closeOnce } from './closeOnce.ts'
import { createDrain } from './drain.ts'

test('services stop only after the last request has ended, and the database stops last (spec: server.stopping)', async () => {
  const happened: string[] = []
  const drain = createDrain()
  const arrived = Promise.withResolvers<ServerResponse>()
  const server = createServer((_, response) => {
    const leave = drain.admit()
    happened.push(leave === null ? 'refused' : 'admitted')
    response.once('close', () => leave?.())
    arrived.resolve(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const underWay = fetch(origin).then((response) => response.text())
  const response = await arrived.promise
  const stopNoting = (what: string) => ({ stop: () => void happened.push(`${what} stopped`) })
  const close = closeOnce({
    servers: [server],
    drain,
    drainMs: 0,
    streams: stopNoting('streams'),
    services: [stopNoting('history')],
    last: stopNoting('database'),
  })
  const closed = close()
  await new Promise(setImmediate)
  expect(happened).toEqual(['admitted', 'streams stopped'])
  response.end('answered')
  expect(await underWay).toBe('answered')
  await Promise.all([closed, close()])
  expect(happened).toEqual(['admitted', 'streams stopped', 'history stopped', 'database stopped'])
})

test('requests are admitted until new ones are refused, and the wait for running ones is bounded', async () => {
  const drain = createDrain()
  expect(drain.isStopping()).toBe(false)
  drain.stopping()
  expect([drain.isStopping(), drain.admit() === null]).toEqual([true, false])
  drain.refuse()
  expect(drain.admit()).toBeNull()
  const startMs = performance.now()
  await drain.ended(50)
  expect(performance.now() - startMs).toBeGreaterThan(40)
})
