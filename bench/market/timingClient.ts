// A client in its own process that only sends requests and times them.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, type IncomingMessage, get } from 'node:http'

type TimedRequest = { url: string; headers: Readonly<Record<string, string>> }

type TimingClient = {
  /** Durations in milliseconds, measured one after the other. */
  times: (requests: readonly TimedRequest[]) => Promise<readonly number[]>
  stop: () => Promise<void>
}

/**
 * Timing in the process that fills the book would be wrong: it holds half a gigabyte, and its garbage collection delays every
 * answer.
 */
export function timingClient(): TimingClient {
  const child = fork(import.meta.filename, { execArgv: [] })
  const ended = once(child, 'exit')
  return {
    async times(requests) {
      const answer = once(child, 'message') as Promise<[readonly number[]]>
      child.send(requests)
      const [times] = await Promise.race([
        answer,
        ended.then(() => Promise.reject(new Error('The client process has ended.'))),
      ])
      return times
    },
    async stop() {
      child.kill()
      await ended
    },
  }
}

const agent = new Agent({ keepAlive: true })

/** Time until the last byte, which is discarded. */
async function timed({ url, headers }: TimedRequest): Promise<number> {
  const since = performance.now()
  const [answer] = (await once(get(url, { agent, headers }), 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  const tookMs = performance.now() - since
  if (answer.statusCode !== 200) throw new Error(`${url} was answered with ${answer.statusCode}.`)
  return tookMs
}

async function takeTimes(requests: readonly TimedRequest[]): Promise<void> {
  const times: number[] = []
  for (const request of requests) times.push(await timed(request))
  process.send?.(times)
}

if (import.meta.main) process.on('message', (requests) => void takeTimes(requests as readonly TimedRequest[]))
