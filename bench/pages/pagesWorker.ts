// Many open pages in a thread of their own: each listens for heads, quotes with each, and sends a pulse in between.
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { parentPort, workerData } from 'node:worker_threads'
import { SEEN_BLOCK_HEADER } from '@musi/api/page/rpc'
import { HEADS_PATH } from '@musi/api/paths'

/** `bodies`: requests of the screens that are open, which the pages share out. */
export type PagesPlan = { origin: string; pages: number; bodies: readonly string[] }
/** `isSharing`: pages name the block that they know. */
export type PagesOrder = { kind: 'begin'; isSharing: boolean } | { kind: 'end' }
/** Times in ms from a head to the quote of a page, and what went wrong. */
export type PagesReport = { kind: 'ready' } | { kind: 'times'; times: readonly number[]; errors: number }

const { origin, pages, bodies } = workerData as PagesPlan
const PULSE = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] })
/** A page sends a pulse after a second without requests. */
const QUIET_MS = 1000

/** Connections of a proxy to a server. One for each page would need more files than a process may open. */
const PROXY_CONNECTIONS = 256
const agent = new Agent({ keepAlive: true, maxSockets: PROXY_CONNECTIONS })
let measured: { isSharing: boolean; times: number[]; errors: number } | null = null

async function post(page: number, body: string, block: number | null): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const headers = {
    ...headersOf(page),
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...(block === null ? {} : { [SEEN_BLOCK_HEADER]: String(block) }),
  }
  request(`${origin}/rpc`, { method: 'POST', agent, headers })
    .on('error', () => resolve(false))
    .on('response', (answer) => {
      text(answer).then(
        (json) => resolve(json.includes('"result":"0x')),
        () => resolve(false),
      )
    })
    .end(body)
  return await promise
}

/** Each page is another visitor behind a proxy, since limits are per visitor. */
const headersOf = (page: number) => ({
  'x-forwarded-for': `10.${(page >> 16) & 255}.${(page >> 8) & 255}.${page & 255}`,
})

async function quote(page: number, seen: number | null, counts: NonNullable<typeof measured>): Promise<void> {
  const since = performance.now()
  if (await post(page, bodies[page % bodies.length] ?? '', seen)) counts.times.push(performance.now() - since)
  else counts.errors += 1
}

function onHead(page: number, block: number): void {
  if (measured === null) return
  const seen = measured.isSharing ? block : null
  void quote(page, seen, measured)
  setTimeout(() => void post(page, PULSE, seen), QUIET_MS)
}

async function open(page: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let lastBlock = -1
  request(`${origin}${HEADS_PATH}`, { agent: false, headers: headersOf(page) })
    .on('error', reject)
    .on('response', (answer) => {
      resolve()
      answer.setEncoding('utf8').on('data', (part: string) => {
        const block = Number(/"number":(\d+)/.exec(part)?.[1] ?? -1)
        if (block <= lastBlock) return
        lastBlock = block
        onHead(page, block)
      })
    })
    .end()
  await promise
}

const report = (message: PagesReport) => parentPort?.postMessage(message, [])

parentPort?.on('message', (order: PagesOrder) => {
  if (order.kind === 'begin') measured = { isSharing: order.isSharing, times: [], errors: 0 }
  else {
    report({ kind: 'times', times: measured?.times ?? [], errors: measured?.errors ?? 0 })
    measured = null
  }
})

const OPENED_AT_ONCE = 100
for (let page = 0; page < pages; page += OPENED_AT_ONCE)
  await Promise.all(Array.from({ length: Math.min(OPENED_AT_ONCE, pages - page) }, (_, at) => open(page + at)))
report({ kind: 'ready' })
