import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ConnectionLimits, connectionLimits } from './connectionLimits.ts'

let now = 0
let bounds: ConnectionLimits
let server: Server
let port: number
let admitted: Socket[] = []
beforeAll(async () => {
  server = createServer((line) => {
    line.on('error', () => {}).resume()
    bounds.admit(line)
    if (!line.destroyed) admitted.push(line)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' ? (address?.port ?? 0) : 0
})
afterAll(() => server.close())

const open = (from: string) => {
  const line = connect({ host: '127.0.0.1', port, localAddress: from })
  line.on('error', () => {}).resume()
  return line
}

test('connections per address are limited, and one that ends makes room for another', async () => {
  bounds = connectionLimits(3, () => now)
  const lines = Array.from({ length: 5 }, () => open('127.0.0.2'))
  await expect.poll(() => lines.filter(({ destroyed }) => destroyed).length).toBe(2)
  const other = open('127.0.0.1')
  await expect.poll(() => admitted.length).toBe(4)
  lines.find(({ destroyed }) => !destroyed)?.destroy()
  await expect
    .poll(() => {
      lines.push(open('127.0.0.2'))
      return admitted.length
    })
    .toBeGreaterThan(4)
  for (const line of [...lines, other]) line.destroy()
})

test('a client that floods a connection is shut out for half a minute, and others are not affected', async () => {
  bounds = connectionLimits(3, () => now)
  admitted = []
  const lines = [open('127.0.0.2')]
  await expect.poll(() => admitted.length).toBe(1)
  const [flooded] = admitted
  if (flooded) bounds.flooded(flooded)
  now = 29_999
  lines.push(open('127.0.0.2'))
  await expect.poll(() => lines.every(({ destroyed }) => destroyed)).toBe(true)
  lines.push(open('127.0.0.1'))
  await expect.poll(() => admitted.length).toBe(2)
  now = 30_001
  lines.push(open('127.0.0.2'))
  await expect.poll(() => admitted.length).toBe(3)
  for (const line of lines) line.destroy()
})
