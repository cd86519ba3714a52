// Mixed load from forty addresses beside one honest page: what the page waits for, quiet and attacked in one run, and whether memory
// stays flat. MUSI_HOSTILE_SECONDS: how long the attack lasts, 60 by default. MUSI_HOSTILE_SEED: which requests it sends.
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { seededNumbers } from '@musi/domain/artwork/seededNumbers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Target, startTarget } from './target.ts'

const SECONDS = Number(process.env['MUSI_HOSTILE_SECONDS'] ?? 60)
const SEED = Number(process.env['MUSI_HOSTILE_SEED'] ?? 41)
const QUIET_SECONDS = Math.min(20, SECONDS)
const ADDRESSES = 40
/** Requests of one address that are under way at a time. */
const LINES_EACH = 4
/** On an idle machine; a busy one is late with both figures, so a worse ratio is judged by whoever runs it there. */
const MOST_TIMES = Number(process.env['MUSI_HOSTILE_MOST_TIMES'] ?? 3)
/** Quiet figures below this are noise of the timer. */
const LEAST_QUIET_MS = 15
/** What fills up (compiled code, caches, pools) has done so by then. */
const WARM_SECONDS = Math.min(600, SECONDS / 2)
const LOOK_EVERY_MS = Math.max(5000, (SECONDS * 1000) / 40)
const MOST_GROWTH = 0.15

/** Collects all garbage of the product and says what is left: started with `--expose-gc`, asked by a signal. */
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

const agent = new Agent({ keepAlive: true, maxSockets: ADDRESSES * LINES_EACH + 8 })

type Ask = { method: string; path: string; body?: string }

function send({ method, path, body }: Ask, from: string): Promise<{ status: number; ms: number }> {
  const { promise, resolve } = Promise.withResolvers<{ status: number; ms: number }>()
  const since = performance.now()
  const end = (status: number) => resolve({ status, ms: performance.now() - since })
  const own = { 'sec-fetch-site': 'same-origin', ...(method === 'GET' ? {} : { origin: target.origin }) }
  const headers = {
    ...{ host: `127.0.0.1:${target.port}`, 'x-forwarded-for': from, ...own },
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  }
  const sent = request(
    { host: '127.0.0.1', port: target.port, path, method, headers, agent, timeout: 30_000 },
    (answer) => {
      answer.resume()
      answer.on('close', () => end(answer.complete ? (answer.statusCode ?? 0) : 0))
    },
  )
  sent.on('error', () => end(0))
  sent.on('timeout', () => sent.destroy())
  sent.end(body)
  return promise
}

const call = (method: string, params: readonly unknown[]) => ({ jsonrpc: '2.0', id: 1, method, params })
const rpc = (calls: unknown): Ask => ({ method: 'POST', path: '/rpc', body: JSON.stringify(calls) })
const hex = (number: number, length: number) => `0x${number.toString(16).padStart(length, '0')}`
/** Code that loops until its gas is used up, placed by an override of the state. */
const BURNER = '0x00000000000000000000000000000000000000bb'
const burn = rpc(call('eth_call', [{ to: BURNER, gas: '0x1312d00' }, 'latest', { [BURNER]: { code: '0x5b600056' } }]))

/** What the attacker mixes: dear reads, code that burns gas, large and broken bodies, sign-ins, uploads, pages, files that are not there. */
const ATTACKS: readonly ((lot: () => number) => Ask)[] = [
  () => burn,
  (lot) =>
    rpc(
      Array.from({ length: 1 + Math.floor(lot() * 60) }, () =>
        call('eth_getLogs', [{ fromBlock: '0x0', toBlock: 'latest' }]),
      ),
    ),
  (lot) =>
    rpc(
      Array.from({ length: 100 }, (_, id) => ({
        ...call('eth_getBlockByNumber', [hex(Math.floor(lot() * 200), 1), true]),
        id,
      })),
    ),
  () => ({ method: 'POST', path: '/rpc', body: '['.repeat(200_000) }),
  (lot) => ({ method: 'GET', path: `/api/songs?artist=${hex(Math.floor(lot() * 1e9), 40)}` }),
  () => ({ method: 'GET', path: '/api/songs' }),
  () => ({ method: 'GET', path: '/api/market/tokens' }),
  (lot) => ({ method: 'GET', path: `/api/worth?account=${hex(Math.floor(lot() * 1e9), 40)}` }),
  () => ({ method: 'GET', path: '/api/nft/pieces' }),
  (lot) => ({ method: 'GET', path: `/api/orders?kind=listing&sort=newest&maker=${hex(Math.floor(lot() * 1e9), 40)}` }),
  () => ({ method: 'POST', path: '/api/session/nonce', body: '{}' }),
  () => ({
    method: 'POST',
    path: '/api/session',
    body: JSON.stringify({ message: 'x'.repeat(2000), signature: '0x00' }),
  }),
  () => ({
    method: 'POST',
    path: '/api/uploads',
    body: JSON.stringify({ kind: 'sound', bytes: 104_857_600, name: 'a' }),
  }),
  (lot) => ({ method: 'GET', path: `/outside/list?url=${encodeURIComponent(`https://${lot()}.invalid/x`)}` }),
  (lot) => ({
    method: 'GET',
    path: `/ipfs/b${Math.floor(lot() * 1e12)
      .toString(36)
      .padEnd(58, 'a')}`,
  }),
  () => ({ method: 'GET', path: '/swap' }),
  (lot) => ({ method: 'GET', path: `/${lot()}` }),
  () => ({ method: 'GET', path: '/health' }),
]

/** What a page asks with each block: prices of pools, orders, a page. */
const HONEST = {
  quote: rpc([call('eth_blockNumber', []), call('eth_call', [{ to: BURNER, data: '0x0902f1ac' }, 'latest'])]),
  page: { method: 'GET', path: '/swap' },
  orders: { method: 'GET', path: '/api/orders?kind=listing&sort=newest' },
} as const satisfies Readonly<Record<string, Ask>>
type Times = Record<keyof typeof HONEST, number[]>

const percentile = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN

/** A page asks for one thing of each kind twice a second, which is more than one does and less than its part of a crowded minute. */
const PAUSE_MS = 400

async function honestPage(seconds: number): Promise<{ times: Times; failed: number }> {
  const times: Times = { quote: [], page: [], orders: [] }
  let failed = 0
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    for (const name of Object.keys(HONEST) as (keyof typeof HONEST)[]) {
      const { status, ms } = await send(HONEST[name], '203.0.113.77')
      times[name].push(ms)
      if (status !== 200) failed += 1
    }
    await sleep(PAUSE_MS)
  }
  return { times, failed }
}

async function attacker(address: string, lot: () => number, over: AbortSignal, statuses: Map<number, number>) {
  while (!over.aborted) {
    const { status } = await send(ATTACKS[Math.floor(lot() * ATTACKS.length)]?.(lot) ?? burn, address)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
}

async function memoryNow(since: number): Promise<Memory> {
  const { promise, resolve } = Promise.withResolvers<Memory>()
  const onMessage = (message: { kind?: string } & Omit<Memory, 'atSeconds'>) => {
    if (message.kind === 'memory') resolve({ ...message, atSeconds: Math.round((performance.now() - since) / 1000) })
  }
  target.process.on('message', onMessage)
  target.process.kill('SIGUSR2')
  const memory = await Promise.race([promise, sleep(30_000, null)])
  target.process.off('message', onMessage)
  if (memory === null) throw new Error('The product does not say how much memory it has.')
  return memory
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
const said = ({ atSeconds, rss, heapUsed, external }: Memory) =>
  `${atSeconds} s: rss ${megabytes(rss)}, heap ${megabytes(heapUsed)}, external ${megabytes(external)} MB`

test(
  `W1: forty addresses of mixed load move what an honest page waits for at most ${MOST_TIMES} times, and memory stays flat`,
  async () => {
    await honestPage(5)
    const quiet = await honestPage(QUIET_SECONDS)
    const since = performance.now()
    const before = await memoryNow(since)
    const statuses = new Map<number, number>()
    const over = new AbortController()
    const attackers = Array.from({ length: ADDRESSES * LINES_EACH }, (_, at) =>
      attacker(`198.51.100.${1 + (at % ADDRESSES)}`, seededNumbers(`${SEED} ${at}`), over.signal, statuses),
    )
    const looks: Memory[] = []
    const looking = (async () => {
      while (!over.signal.aborted) {
        await sleep(LOOK_EVERY_MS)
        looks.push(await memoryNow(since))
        console.log(said(looks.at(-1) ?? before))
      }
    })()
    const attacked = await honestPage(SECONDS)
    over.abort()
    await Promise.all([...attackers, looking])
    await sleep(2000)
    const after = await memoryNow(since)

    for (const name of Object.keys(HONEST) as (keyof typeof HONEST)[]) {
      const [one, other] = [quiet.times[name], attacked.times[name]]
      const figures = [0.5, 0.95].map(
        (part) => `${percentile(one, part).toFixed(1)} → ${percentile(other, part).toFixed(1)} ms`,
      )
      console.log(`${name}: p50 ${figures[0]}, p95 ${figures[1]} (${one.length} and ${other.length} asked)`)
    }
    const sum = [...statuses.values()].reduce((all, each) => all + each, 0)
    console.log(
      `attack: ${sum} requests, ${[...statuses]
        .toSorted(([one], [other]) => one - other)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', ')}`,
    )
    console.log(`before ${said(before)}; after ${said(after)}`)

    expect([quiet.failed, attacked.failed]).toEqual([0, 0])
    const quietMs = Math.max(LEAST_QUIET_MS, percentile(quiet.times.quote, 0.95))
    expect(percentile(attacked.times.quote, 0.95)).toBeLessThanOrEqual(MOST_TIMES * quietMs)
    const warm = looks.filter(({ atSeconds }) => atSeconds >= WARM_SECONDS)
    const [first] = warm
    if (first === undefined || SECONDS < 1200) return
    const [half, rest] = [warm.slice(0, Math.ceil(warm.length / 2)), warm.slice(Math.ceil(warm.length / 2))]
    const mean = (of: readonly Memory[]) => of.reduce((all, { heapUsed }) => all + heapUsed, 0) / of.length
    expect(mean(rest)).toBeLessThanOrEqual(mean(half) * (1 + MOST_GROWTH))
  },
  SECONDS * 1000 + 300_000,
)
