// A server in its own process that sends prepared bodies.
import { fork } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type BareServer = { origin: string; headers: () => Readonly<Record<string, string>>; stop: () => Promise<void> }

export async function bareServer(bodies: ReadonlyMap<string, string>): Promise<BareServer> {
  const child = fork(import.meta.filename)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const listening = new Promise<number>((resolve) => child.once('message', (port) => resolve(Number(port))))
  child.send([...bodies])
  const port = await listening
  return {
    origin: `http://127.0.0.1:${port}`,
    headers: () => ({}),
    async stop() {
      child.kill()
      await ended
    },
  }
}

if (import.meta.main)
  process.once('message', (message) => {
    const bodies = new Map(message as [string, string][])
    const server = createServer(({ url = '' }, answer) => {
      answer.setHeader('content-type', 'application/json').end(bodies.get(url))
    })
    server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
  })
