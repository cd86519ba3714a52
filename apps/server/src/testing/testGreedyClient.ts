// For tests and benches only: a client that uses all its limits and keeps using them.
import { Agent, type ClientRequest, request } from 'node:http'
import { connect } from 'node:net'

type GreedyOptions = {
  port: number
  from: string
  headers?: Readonly<Record<string, string>>
  /** The JSON-RPC request that it sends; it keeps as many pending as allowed. */
  call: string
}

export type GreedyClient = {
  /** Number of its open event streams. */
  streams: () => number
  /** True for each kind whose limit the server has enforced. */
  isRefused: () => { streams: boolean; calls: boolean; lines: boolean }
  /** Number of answered calls. */
  answered: () => number
  close: () => void
}

/** More than the server allows a client. */
const STREAMS = 410
const CALLERS = 70
const LINES = 120
const AGAIN_MS = 200

type Greed = GreedyOptions & {
  agent: Agent
  refused: { streams: boolean; calls: boolean; lines: boolean }
  /** Functions that end pending requests. */
  ends: Set<() => void>
  isClosed: boolean
  streams: number
  answered: number
}

/**
 * Uses all its limits without flooding the server with refused requests. Streams are opened first,
 * because the others need connections too.
 */
export async function greedyClient(options: GreedyOptions): Promise<GreedyClient> {
  const greed: Greed = {
    ...options,
    agent: new Agent({ keepAlive: true, localAddress: options.from }),
    refused: { streams: false, calls: false, lines: false },
    ends: new Set(),
    isClosed: false,
    streams: 0,
    answered: 0,
  }
  for (let batch = 0; batch < STREAMS; batch += 10)
    await Promise.all(Array.from({ length: 10 }, () => openStream(greed)))
  for (let caller = 0; caller < CALLERS; caller += 1) callAgain(greed)
  for (let line = 0; line < LINES; line += 1) idleLine(greed)
  return {
    streams: () => greed.streams,
    isRefused: () => ({ ...greed.refused }),
    answered: () => greed.answered,
    close() {
      greed.isClosed = true
      for (const end of greed.ends) end()
      greed.agent.destroy()
    },
  }
}

function again(greed: Greed, job: (greed: Greed) => void): void {
  const timer = setTimeout(() => {
    greed.ends.delete(stop)
    if (!greed.isClosed) job(greed)
  }, AGAIN_MS)
  const stop = () => clearTimeout(timer)
  greed.ends.add(stop)
}

function ask(
  { port, agent, headers, ends }: Greed,
  path: string,
  more: { method?: string; headers?: Record<string, string> } = {},
): ClientRequest {
  const host = `127.0.0.1:${port}`
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    agent,
    ...more,
    headers: { host, ...headers, ...more.headers },
  })
  const stop = () => sent.destroy()
  ends.add(stop)
  sent.once('close', () => ends.delete(stop))
  return sent
}

function openStream(greed: Greed): Promise<void> {
  return new Promise<void>((resolve) => {
    const sent = ask(greed, '/heads')
    sent.on('error', () => resolve())
    sent.on('response', (answer) => {
      answer.on('error', () => undefined).resume()
      if (answer.statusCode === 200) {
        greed.streams += 1
        answer.once('close', () => (greed.streams -= 1))
      } else greed.refused.streams = true
      resolve()
    })
    sent.end()
  })
}

function callAgain(greed: Greed): void {
  if (greed.isClosed) return
  const sent = ask(greed, '/rpc', { method: 'POST', headers: { 'content-type': 'application/json' } })
  let wasAnswered = false
  sent.on('error', () => undefined)
  sent.on('response', (answer) => {
    wasAnswered = answer.statusCode === 200
    if (answer.statusCode === 429) greed.refused.calls = true
    answer.on('error', () => undefined).resume()
  })
  sent.once('close', () => {
    if (wasAnswered) greed.answered += 1
    if (wasAnswered) callAgain(greed)
    else again(greed, callAgain)
  })
  sent.end(greed.call)
}

function idleLine(greed: Greed): void {
  const line = connect({ host: '127.0.0.1', port: greed.port, localAddress: greed.from })
  const stop = () => line.destroy()
  greed.ends.add(stop)
  const since = performance.now()
  line.on('error', () => undefined).resume()
  line.once('close', () => {
    greed.ends.delete(stop)
    // A stream that ends within a second was refused; one that lasted longer is opened again.
    const isUnwanted = performance.now() - since < 1000
    if (isUnwanted) greed.refused.lines ||= !greed.isClosed
    else again(greed, idleLine)
  })
}
