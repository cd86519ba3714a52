// For tests and benches only: a client that takes whatever the server gives to one, and keeps it.
import { Agent, type ClientRequest, request } from 'node:http'
import { connect } from 'node:net'

type GreedyOptions = {
  port: number
  from: string
  headers?: Readonly<Record<string, string>>
  /** The JSON-RPC request that it always has as many of under way as it may. */
  call: string
}

export type GreedyClient = {
  /** How many event streams it holds. */
  streams: () => number
  /** Of what it was refused more. */
  isRefused: () => { streams: boolean; calls: boolean; lines: boolean }
  /** Calls that were answered. */
  answered: () => number
  close: () => void
}

/** More of each than the server gives to one client. */
const STREAMS = 410
const CALLERS = 70
const LINES = 120
const AGAIN_MS = 200

/** It keeps what it has got, and does not flood the server for what it may not have. Streams come first, because all else needs lines too. */
export async function greedyClient({ port, from, headers = {}, call }: GreedyOptions): Promise<GreedyClient> {
  const agent = new Agent({ keepAlive: true, localAddress: from })
  const refused = { streams: false, calls: false, lines: false }
  const ends = new Set<() => void>()
  let [isClosed, streams, answered] = [false, 0, 0]

  const again = (job: () => void) => {
    const timer = setTimeout(() => {
      ends.delete(stop)
      if (!isClosed) job()
    }, AGAIN_MS)
    const stop = () => clearTimeout(timer)
    ends.add(stop)
  }
  const ask = (path: string, more: { method?: string; headers?: Record<string, string> } = {}): ClientRequest => {
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

  const stream = () =>
    new Promise<void>((resolve) => {
      const sent = ask('/heads')
      sent.on('error', () => resolve())
      sent.on('response', (answer) => {
        answer.on('error', () => undefined).resume()
        if (answer.statusCode === 200) {
          streams += 1
          answer.once('close', () => (streams -= 1))
        } else refused.streams = true
        resolve()
      })
      sent.end()
    })

  function callAgain(): void {
    if (isClosed) return
    const sent = ask('/rpc', { method: 'POST', headers: { 'content-type': 'application/json' } })
    let wasAnswered = false
    sent.on('error', () => undefined)
    sent.on('response', (answer) => {
      wasAnswered = answer.statusCode === 200
      if (answer.statusCode === 429) refused.calls = true
      answer.on('error', () => undefined).resume()
    })
    sent.once('close', () => {
      if (wasAnswered) answered += 1
      if (wasAnswered) callAgain()
      else again(callAgain)
    })
    sent.end(call)
  }

  function idleLine(): void {
    const line = connect({ host: '127.0.0.1', port, localAddress: from })
    const stop = () => line.destroy()
    ends.add(stop)
    const since = performance.now()
    line.on('error', () => undefined).resume()
    line.once('close', () => {
      ends.delete(stop)
      // One that the server does not want it cuts at once; one that it has had for too long is opened anew.
      const isUnwanted = performance.now() - since < 1000
      if (isUnwanted) refused.lines ||= !isClosed
      else again(idleLine)
    })
  }

  for (let batch = 0; batch < STREAMS; batch += 10) await Promise.all(Array.from({ length: 10 }, stream))
  for (let caller = 0; caller < CALLERS; caller += 1) callAgain()
  for (let line = 0; line < LINES; line += 1) idleLine()
  return {
    streams: () => streams,
    isRefused: () => ({ ...refused }),
    answered: () => answered,
    close() {
      isClosed = true
      for (const end of ends) end()
      agent.destroy()
    },
  }
}
