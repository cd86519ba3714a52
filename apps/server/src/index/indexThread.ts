// The thread that keeps the history: it follows the chain, has the database to itself, and answers what is asked of it.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { deploymentBlock } from '@musi/chain/reads/deploymentBlock'
import type { Address } from '@musi/domain/address'
import { genesisHash } from '../chain/chainFacts.ts'
import { byteBudget } from '../platform/byteBudget.ts'
import { systemClock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import { endpointOf } from '../rpc/endpoint.ts'
import { createUpstream } from '../rpc/upstream.ts'
import { upstreamRequest } from '../rpc/upstreamRequest.ts'
import { chainSource } from './chainSource.ts'
import { followedContracts } from './followedContracts.ts'
import { type Follower, follower } from './follower.ts'
import { historyPage } from './historyQueries.ts'
import { historyStore } from './historyStore.ts'
import type { IndexOrder, IndexPlan, IndexReport } from './indexMessages.ts'
import { openHistory } from './openHistory.ts'
import { ROW_FORM } from './rowForm.ts'
import { type HistoryDb, historyBegin } from './tables.ts'

/** Answers that are being read, of one thread that reads one span at a time. */
const MAX_HELD_BYTES = 48 * 1024 * 1024
/** Where nobody pushes heads and no page listens, it looks by itself. */
const LOOK_EVERY_MS = 15_000
const AGAIN_MS = 250
const LONGEST_AGAIN_MS = 15_000

const plan = workerData as IndexPlan
const ended = new AbortController()
let wake = Promise.withResolvers<void>()
let database: HistoryDb | null = null

const report = (message: IndexReport) => parentPort?.postMessage(message, [])
const logLine = (level: keyof Log) => (line: string) => report({ kind: 'log', level, line })
const log: Log = { debug: logLine('debug'), info: logLine('info'), warn: logLine('warn'), error: logLine('error') }

const upstream = createUpstream({
  endpoints: plan.rpcUrls.map((url) => endpointOf(url)),
  chainId: plan.chainId,
  budget: byteBudget(MAX_HELD_BYTES),
  clock: systemClock,
  // The server itself says which endpoints fail.
  log: { ...log, info: log.debug, warn: log.debug },
})

/** Another chain, another form of the rows or other contracts: another file. */
function fileName(genesis: string): string {
  const content = JSON.stringify([plan.book.contracts, plan.book.stakingPools, plan.since, plan.takesAllPairs])
  const contracts = createHash('sha256').update(content).digest('hex').slice(0, 8)
  return `index-${genesis.slice(2, 18)}-${ROW_FORM}-${contracts}.db`
}

async function firstBlock(): Promise<number> {
  const { since } = plan
  if (since.kind === 'block') return since.block
  const request = upstreamRequest(upstream)
  const latest = Number(await request('eth_blockNumber'))
  if (since.kind === 'recent') return Math.max(0, latest - since.blocks)
  return await deploymentBlock(request, plan.book.contracts.v2Factory, latest)
}

async function open(): Promise<Follower> {
  const genesis = await genesisHash(upstream)
  if (genesis === null) throw new Error('No endpoint answers yet.')
  database ??= await openHistory(join(plan.folder, fileName(genesis)), log.warn)
  const since = await historyBegin(database, firstBlock)
  report({ kind: 'since', block: since })
  const known = new Set<Address>(plan.book.tokens.map(({ address }) => address)).add(plan.book.contracts.wrappedNative)
  const source = chainSource(upstream, {
    chainId: plan.chainId,
    multicall: plan.book.contracts.multicall3,
    isFollowed: (token0, token1) => plan.takesAllPairs || (known.has(token0) && known.has(token1)),
  })
  const fixed = followedContracts(plan.book)
  const isEnded = () => ended.signal.aborted
  return follower({ source, store: historyStore(database), fixed, since, now: () => performance.now(), isEnded })
}

async function follow(): Promise<void> {
  let following: Follower | null = null
  let againMs = AGAIN_MS
  while (!ended.signal.aborted) {
    wake = Promise.withResolvers()
    try {
      following ??= await open()
      await following.catchUp((progress) => report({ kind: 'progress', progress }))
      againMs = AGAIN_MS
      report({ kind: 'level' })
      const pause = new AbortController()
      await Promise.race([wake.promise, sleep(LOOK_EVERY_MS, undefined, pause).catch(() => undefined)])
      pause.abort()
    } catch (error) {
      report({ kind: 'trouble', sentence: error instanceof Error ? error.message : String(error) })
      await sleep(againMs, undefined, { signal: ended.signal }).catch(() => undefined)
      againMs = Math.min(LONGEST_AGAIN_MS, againMs * 2)
    }
  }
  await database?.destroy()
  parentPort?.close()
}

async function answer(id: number, query: Extract<IndexOrder, { kind: 'query' }>['query']): Promise<void> {
  try {
    report({ kind: 'answer', id, page: database === null ? null : await historyPage(database, query) })
  } catch (error) {
    log.error(`The history could not be read: ${String(error)}`)
    report({ kind: 'answer', id, page: null })
  }
}

parentPort?.on('message', (order: IndexOrder) => {
  if (order.kind === 'query') void answer(order.id, order.query)
  else {
    if (order.kind === 'stop') ended.abort()
    wake.resolve()
  }
})

await follow()
