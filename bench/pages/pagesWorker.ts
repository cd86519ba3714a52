// Simulates many open pages in a separate thread: each listens for heads, quotes with each, and sends a pulse in between.
import { connect } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { RPC_PATH, SEEN_BLOCK_HEADER } from '@musi/api/page/rpc'
import { HEADS_PATH } from '@musi/api/paths'
import { proxyLines } from './proxyLines.ts'

/** `bodies`: request bodies of open screens, which are distributed over the pages. */
export type PagesPlan = { origin: string; pages: number; bodies: readonly string[] }
/** `isSharing`: pages send their newest block with each request, so that they can share answers. */
export type PagesOrder = { kind: 'begin'; isSharing: boolean } | { kind: 'end' }
/** `fromHead`: ms from the moment when the first page learned of a head to the quote of each; `fromRequest`: ms of each request. */
type PagesTimes = { fromHead: number[]; fromRequest: number[]; errors: number }
export type PagesReport = { kind: 'ready' } | ({ kind: 'times' } & PagesTimes)

const { origin, pages, bodies } = workerData as PagesPlan
const PULSE = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] })
/** A page sends a pulse after a second without requests. */
const QUIET_MS = 1000

/** Connections of a proxy to a server. One for each page would need more files than a process may open. */
const PROXY_CONNECTIONS = 256
const site = new URL(origin)
const proxy = proxyLines(site, PROXY_CONNECTIONS)
let measured: (PagesTimes & { isSharing: boolean; learnedMs: Map<number, number> }) | null = null

/** Each page is another visitor behind a proxy, since limits are per visitor. */
const clientOf = (page: number) => `10.${(page >> 16) & 255}.${(page >> 8) & 255}.${page & 255}`

function post(page: number, body: string, block: number | null, onAnswer: (isQuote: boolean) => void): void {
  const seen = block === null ? '' : `${SEEN_BLOCK_HEADER}: ${block}\r\n`
  const head = `POST ${RPC_PATH} HTTP/1.1\r\nhost: ${site.host}\r\nx-forwarded-for: ${clientOf(page)}\r\n`
  const bytes = `${head}content-type: application/json\r\ncontent-length: ${body.length}\r\n${seen}\r\n${body}`
  proxy.send({ bytes, onAnswer: (answer) => onAnswer(answer?.includes('"result":"0x') === true) })
}

function onHead(page: number, block: number): void {
  const counts = measured
  if (counts === null) return
  const sinceMs = performance.now()
  const learnedMs = counts.learnedMs.get(block) ?? sinceMs
  counts.learnedMs.set(block, learnedMs)
  const seen = counts.isSharing ? block : null
  post(page, bodies[page % bodies.length] ?? '', seen, (isQuote) => {
    if (!isQuote) counts.errors += 1
    else {
      counts.fromRequest.push(performance.now() - sinceMs)
      counts.fromHead.push(performance.now() - learnedMs)
    }
  })
  setTimeout(() => post(page, PULSE, seen, () => undefined), QUIET_MS)
}

async function open(page: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let lastBlock = -1
  const stream = connect({ host: site.hostname, port: Number(site.port) })
  stream.setEncoding('latin1')
  stream.on('error', reject)
  stream.on('data', (part: string) => {
    resolve()
    const block = Number(/"number":(\d+)/.exec(part)?.[1] ?? -1)
    if (block <= lastBlock) return
    lastBlock = block
    onHead(page, block)
  })
  stream.write(`GET ${HEADS_PATH} HTTP/1.1\r\nhost: ${site.host}\r\nx-forwarded-for: ${clientOf(page)}\r\n\r\n`)
  await promise
}

const report = (message: PagesReport) => parentPort?.postMessage(message, [])

parentPort?.on('message', (order: PagesOrder) => {
  if (order.kind === 'begin')
    measured = { isSharing: order.isSharing, fromHead: [], fromRequest: [], errors: 0, learnedMs: new Map() }
  else {
    const { fromHead = [], fromRequest = [], errors = 0 } = measured ?? {}
    report({ kind: 'times', fromHead, fromRequest, errors })
    measured = null
  }
})

const OPENED_AT_ONCE = 100
for (let page = 0; page < pages; page += OPENED_AT_ONCE)
  await Promise.all(Array.from({ length: Math.min(OPENED_AT_ONCE, pages - page) }, (_, at) => open(page + at)))
report({ kind: 'ready' })
