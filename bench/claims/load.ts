import { connect, type Socket } from 'node:net'

export type LoadResult = { perSecond: number; p99Ms: number; wrong: number }
type LoadOptions = {
  port: number
  paths: readonly string[]
  connections: number
  forMs: number
  /** Requests per second over all connections; by default as fast as answers arrive. */
  rate?: number
  isRight: (path: string, body: string) => boolean
}

const CHECK_EVERY = 50

/** Sends requests over raw sockets, one at a time on each, because a client library would cost more than the server. */
export async function load({ port, paths, connections, forMs, rate, isRight }: LoadOptions): Promise<LoadResult> {
  const tookMs: number[] = []
  let sent = 0
  let wrong = 0
  const since = performance.now()
  const until = since + forMs
  async function run(socket: Socket): Promise<void> {
    const send = requestSender(socket)
    for (;;) {
      const number = sent++
      // With a rate each request has a fixed due time, so waiting behind a late one counts (no coordinated omission).
      const dueMs = rate === undefined ? performance.now() : since + (number / rate) * 1000
      if (dueMs > until || performance.now() > until) return
      const waitMs = dueMs - performance.now()
      if (waitMs > 0.5) await new Promise((resolve) => setTimeout(resolve, waitMs))
      const path = paths[number % paths.length] ?? '/'
      const answer = await send(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`)
      tookMs.push(performance.now() - dueMs)
      if (number % CHECK_EVERY === 0 && !isRight(path, answer.subarray(answer.indexOf('\r\n\r\n') + 4).toString()))
        wrong += 1
    }
  }
  const sockets = Array.from({ length: connections }, () => connect({ port, host: '127.0.0.1', noDelay: true }))
  await Promise.all(sockets.map(run))
  for (const socket of sockets) socket.destroy()
  const sorted = Float64Array.from(tookMs).sort()
  const p99Ms = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN
  return { perSecond: (tookMs.length / (performance.now() - since)) * 1000, p99Ms, wrong }
}

function requestSender(socket: Socket): (request: string) => Promise<Buffer> {
  let answer = Buffer.alloc(0)
  let resolve = (_answer: Buffer) => {}
  socket.on('data', (data) => {
    answer = answer.length === 0 ? data : Buffer.concat([answer, data])
    if (!isComplete(answer)) return
    const whole = answer
    answer = Buffer.alloc(0)
    resolve(whole)
  })
  return (request) => {
    const { promise, resolve: done } = Promise.withResolvers<Buffer>()
    resolve = done
    socket.write(request)
    return promise
  }
}

function isComplete(answer: Buffer): boolean {
  const headEnd = answer.indexOf('\r\n\r\n')
  if (headEnd < 0) return false
  const length = /content-length: (\d+)/i.exec(answer.toString('latin1', 0, headEnd))?.[1]
  return length !== undefined && answer.length >= headEnd + 4 + Number(length)
}
