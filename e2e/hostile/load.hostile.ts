// Mixed load from forty addresses beside one honest page: compares the page's response times before
// and during the attack, and checks that memory does not grow. MUSI_HOSTILE_SECONDS: length of the
// attack, 60 by default. MUSI_HOSTILE_SEED: seed of its requests.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ask, BURNER, call, rpc, sender } from './ask.ts'
import { type Target, startTarget } from './target.ts'

const SECONDS = Number(process.env['MUSI_HOSTILE_SECONDS'] ?? 60)
const SEED = Number(process.env['MUSI_HOSTILE_SEED'] ?? 41)
const QUIET_SECONDS = Math.min(20, SECONDS)
/** Largest allowed ratio of response times on an idle machine; on a busy one, judge a worse ratio by hand. */
const MAX_RATIO = Number(process.env['MUSI_HOSTILE_MOST_TIMES'] ?? 3)
/** Response times below this are timer noise. */
const MIN_QUIET_MS = 15
/** Seconds for compilation, caches and pools to settle. */
const WARM_UP_SECONDS = Math.min(600, SECONDS / 2)
/** The memory probe may answer late on a busy machine. */
const PROBE_WAIT_MS = 120_000
/** A probe collects all garbage three times, which blocks every request, so probes must be rare. */
const PROBE_INTERVAL_MS = Math.max(45_000, (SECONDS * 1000) / 40)
const MAX_GROWTH = 0.15

/** Makes the product (started with `--expose-gc`) collect all garbage on a signal and report its memory. */
const MEMORY_PROBE = `process.on('SIGUSR2', async () => {
  for (let each = 0; each < 3; each += 1) { globalThis.gc(); await new Promise((resolve) => setTimeout(resolve, 50)) }
  const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage()
  process.send?.({ kind: 'memory', rss, heapUsed, external, arrayBuffers })
})`
type Memory = { atSeconds: number; rss: number; heapUsed: number; external: number; arrayBuffers: number }

let target: Target
beforeAll(async () => {
  const probe = `--import=data:text/javascript,${encodeURIComponent(`if (process.send) { ${MEMORY_PROBE} }`)}`
  target = await startTarget({ NODE_OPTIONS: `--expose-gc ${probe}` })
})
afterAll(() => target.stop())

/** Requests that a page sends with each block, and the page itself. */
const HONEST = {
  quote: rpc([call('eth_blockNumber', []), call('eth_call', [{ to: BURNER, data: '0x0902f1ac' }, 'latest'])]),
  page: { method: 'GET', path: '/swap' },
  orders: { method: 'GET', path: '/api/orders?kind=listing&sort=newest' },
} as const satisfies Readonly<Record<string, Ask>>
type ResponseTimes = Record<keyof typeof HONEST, number[]>

const percentile = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN

/**
 * Pause between rounds of the honest page, which sends more than a real page but stays within the
 * rate limit.
 */
const PAUSE_MS = 400

async function honestPage(seconds: number): Promise<{ times: ResponseTimes; failed: string[] }> {
  const times: ResponseTimes = { quote: [], page: [], orders: [] }
  const failed: string[] = []
  const send = sender(target.port, 4)
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    for (const name of Object.keys(HONEST) as (keyof typeof HONEST)[]) {
      const { status, ms } = await send(HONEST[name], '203.0.113.77')
      times[name].push(ms)
      if (status !== 200) failed.push(`${name}: ${status} after ${Math.round(ms)} ms`)
    }
    await sleep(PAUSE_MS)
  }
  return { times, failed }
}

type Statuses = Readonly<Record<string, number>>

/** Starts the attack. Returns a function that ends it and counts the statuses of its answers. */
function attack(): () => Promise<Statuses> {
  const attackers = fork(join(import.meta.dirname, 'attackers.ts'), [String(target.port), String(SEED)])
  // Low priority, because real attackers run on other machines.
  setPriority(attackers.pid ?? 0, constants.priority.PRIORITY_LOW)
  return async () => {
    attackers.send('end')
    const [statuses] = (await once(attackers, 'message')) as [Statuses]
    return statuses
  }
}

async function probeMemory(since: number): Promise<Memory> {
  const { promise, resolve } = Promise.withResolvers<Memory>()
  const onMessage = (message: { kind?: string } & Omit<Memory, 'atSeconds'>) => {
    if (message.kind === 'memory') resolve({ ...message, atSeconds: Math.round((performance.now() - since) / 1000) })
  }
  target.process.on('message', onMessage)
  target.process.kill('SIGUSR2')
  const memory = await Promise.race([promise, sleep(PROBE_WAIT_MS, null)])
  target.process.off('message', onMessage)
  if (memory === null) throw new Error('The product does not say how much memory it has.')
  return memory
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
const memoryText = ({ atSeconds, rss, heapUsed, external }: Memory) =>
  `${atSeconds} s: rss ${megabytes(rss)}, heap ${megabytes(heapUsed)}, external ${megabytes(external)} MB`

test(
  `W1: mixed load from forty addresses slows an honest page at most ${MAX_RATIO} times, and memory does not grow`,
  async () => {
    await honestPage(5)
    const quiet = await honestPage(QUIET_SECONDS)
    const since = performance.now()
    const before = await probeMemory(since)
    const endAttack = attack()
    const over = new AbortController()
    const looks: Memory[] = []
    const looking = (async () => {
      while (!over.signal.aborted) {
        await sleep(PROBE_INTERVAL_MS)
        looks.push(await probeMemory(since))
        console.log(memoryText(looks.at(-1) ?? before))
      }
    })()
    const attacked = await honestPage(SECONDS)
    const statuses = Object.entries(await endAttack())
    over.abort()
    await looking
    await sleep(2000)
    const after = await probeMemory(since)

    for (const name of Object.keys(HONEST) as (keyof typeof HONEST)[]) {
      const one = quiet.times[name]
      const other = attacked.times[name]
      const figures = [0.5, 0.95].map(
        (part) => `${percentile(one, part).toFixed(1)} → ${percentile(other, part).toFixed(1)} ms`,
      )
      console.log(`${name}: p50 ${figures[0]}, p95 ${figures[1]} (${one.length} and ${other.length} asked)`)
    }
    const sum = statuses.reduce((all, [, count]) => all + count, 0)
    console.log(`attack: ${sum} requests, ${statuses.map(([status, count]) => `${status}: ${count}`).join(', ')}`)
    console.log(`before ${memoryText(before)}; after ${memoryText(after)}`)

    expect([quiet.failed, attacked.failed]).toEqual([[], []])
    const quietMs = Math.max(MIN_QUIET_MS, percentile(quiet.times.quote, 0.95))
    expect(percentile(attacked.times.quote, 0.95)).toBeLessThanOrEqual(MAX_RATIO * quietMs)
    const looksWhenWarm = looks.filter(({ atSeconds }) => atSeconds >= WARM_UP_SECONDS)
    const [first] = looksWhenWarm
    if (first === undefined || SECONDS < 1200) return
    const half = looksWhenWarm.slice(0, Math.ceil(looksWhenWarm.length / 2))
    const rest = looksWhenWarm.slice(Math.ceil(looksWhenWarm.length / 2))
    const mean = (of: readonly Memory[]) => of.reduce((all, { heapUsed }) => all + heapUsed, 0) / of.length
    expect(mean(rest)).toBeLessThanOrEqual(mean(half) * (1 + MAX_GROWTH))
  },
  SECONDS * 1000 + 300_000,
)
