import { createServer, type ServerOptions } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { listen } from './listen.ts'

const hello = createServer((_, response) => response.end('hello'))
const handle = hello.listeners('request')[0] as Parameters<typeof listen>[2]

async function listening(limits?: ServerOptions) {
  const result = await listen(null, 0, handle, limits === undefined ? {} : { limits })
  if (!result.ok) throw new Error(result.problem.sentence)
  return { ...result, close: () => result.servers.forEach((server) => server.close()) }
}

test('the server listens only on the two loopback addresses', async () => {
  const { servers, close } = await listening()
  const addresses = servers.map((server) => {
    const address = server.address()
    return typeof address === 'object' ? address?.address : address
  })
  expect(['127.0.0.1', '::1']).toEqual(expect.arrayContaining(addresses))
  close()
})

test('a taken port is named, with two ways to choose another', async () => {
  const { port, close } = await listening()
  expect(await listen(null, port, handle)).toEqual({
    ok: false,
    problem: {
      kind: 'portTaken',
      sentence: `Port ${port} is in use by another program. Choose another one: MUSI_PORT=${port + 1} npm start, or npm start -- --port ${port + 1}.`,
    },
  })
  close()
})

test('an address that this machine does not have is reported with a sentence', async () => {
  const result = await listen('192.0.2.1', 0, handle)
  expect(result).toMatchObject({
    ok: false,
    problem: { kind: 'cannotListen', sentence: expect.stringContaining('MUSI_HOST') },
  })
})

test('connections refused for want of file descriptors never stop the server (spec: server.fault)', async () => {
  const { servers, port, close } = await listening()
  for (const server of servers) for (let errors = 0; errors < 3; errors += 1) server.emit('error', new Error('EMFILE'))
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('hello')
  close()
})

test('case 85: a thousand clients that trickle bytes are cut off, and others are served meanwhile', async () => {
  const { port, close } = await listening({ headersTimeout: 300, requestTimeout: 400, connectionsCheckingInterval: 50 })
  const heads = [
    'GET / HTTP/1.1\r\nHost: x\r\nX: ',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n',
  ] as const
  const slow = Array.from({ length: 1000 }, (_, index) => {
    const line = connect(port, '127.0.0.1')
    line.on('error', () => {})
    line.on('connect', () => line.write(heads[index % 2] ?? ''))
    return line
  })
  // Sends something all the time, so that no idle timeout ends them.
  const trickle = setInterval(() => slow.forEach((line) => line.writable && line.write('x')), 50)
  const closed = slow.map((line) => new Promise<void>((resolve) => line.resume().once('close', () => resolve())))
  const others = await Promise.all(
    Array.from({ length: 20 }, async () => (await fetch(`http://127.0.0.1:${port}/`)).text()),
  )
  expect(new Set(others)).toEqual(new Set(['hello']))
  await Promise.all(closed)
  clearInterval(trickle)
  close()
})

test('case 85: the server sets the specified limits', async () => {
  const { servers, close } = await listening()
  for (const { headersTimeout, requestTimeout, maxConnections, timeout } of servers)
    expect({ headersTimeout, requestTimeout, maxConnections, timeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 20_000,
      maxConnections: 4096,
      timeout: 60_000,
    })
  close()
})
