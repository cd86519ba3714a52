import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { proxyAgent } from './proxyAgent.ts'

test('a connection is reused, and the agent closes an idle one before the server would', async () => {
  const server = createServer((_, answer) => answer.end('here')).listen(0, '127.0.0.1')
  server.keepAliveTimeout = 60_000
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const agent = proxyAgent()
  let connections = 0
  let closed = 0
  server.on('connection', (line) => {
    connections++
    line.on('close', () => closed++)
  })
  const ask = async () => {
    const [answer] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [NodeJS.ReadableStream]
    answer.resume()
    await once(answer, 'end')
  }
  await ask()
  await ask()
  expect([connections, closed]).toEqual([1, 0])
  await expect.poll(() => closed, { timeout: 10_000 }).toBe(1)
  server.close()
})
