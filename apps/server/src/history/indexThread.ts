// The history's worker thread: follows the chain, owns the database and answers queries.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { deploymentBlock } from '@musi/chain/requests/contracts/deploymentBlock'
import type { Address } from '@musi/domain/address'
import { genesisHash } from '#platform/chain/chainFacts.ts'
import { byteBudget } from '#platform/byteBudget.ts'
import { systemClock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import { endpointOf } from '#platform/rpc/endpoint.ts'
import { createUpstream } from '#platform/rpc/upstream.ts'
import { upstreamRequest } from '#platform/rpc/upstreamRequest.ts'
import { chainSource } from './chainSource.ts'
import type { Span } from './proof/spanLog.ts'
import { followedContracts } from './acts/followedContracts.ts'
import { type Follower, follower } from './follower.ts'
import { type HistoryStorage, NotTheWriter, type Turn, fileStorage } from './store/historyStorage.ts'
import { historyName } from './historyName.ts'
import { type HistoryReader, historyReader } from './historyReader.ts'
import { historyStore } from './store/historyStore.ts'
import type { IndexCommand, IndexPlan, IndexReport } from './indexMessages.ts'
import { openHistory } from './store/openHistory.ts'
import { firstBlockOfHistory, storedFirstBlock } from './store/tables.ts'

/** Memory for answers that are being read; the thread reads one span at a time. */
const MAX_HELD_BYTES = 48 * 1024 * 1024
/** Interval for polling blocks while no head is pushed, because no page is open. */
const POLL_MS = 15_000
/** Interval for checking if another server that was writing has stopped. */
const POLL_WRITER_MS = 1000
const RETRY_MS = 250
const MAX_RETRY_MS = 5000

const plan = workerData as IndexPlan
const ended = new AbortController()
let wake = Promise.withResolvers<void>()
let home: HistoryStorage | null = null

/** Loaded with the first query, because it would double the code to load before the first block. */
const queries = () => import('./rows/historyQueries.ts')

const report = (message: IndexReport) => parentPort?.postMessage(message, [])
const logLine = (level: keyof Log) => (line: string) => report({ kind: 'log', level, line })
const log: Log = { debug: logLine('debug'), info: logLine('info'), warn: logLine('warn'), error: logLine('error') }

const budget = byteBudget(MAX_HELD_BYTES)
const endpoints = plan.rpcUrls.map((url) => endpointOf(url))
const upstreamOf = (some: typeof endpoints) =>
  createUpstream({
    endpoints: some,
    chainId: plan.chainId,
    budget,
    clock: systemClock,
    // The server itself logs failing endpoints.
    log: { ...log, info: log.debug, warn: log.debug },
  })
const upstream = upstreamOf(endpoints)

async function firstBlock(): Promise<number> {
  const { since } = plan
  if (since.kind === 'block') return since.block
  const request = upstreamRequest(upstream)
  const latest = Number(await request('eth_blockNumber'))
  if (since.kind === 'recent') return Math.max(0, latest - since.blocks)
  return await deploymentBlock(request, plan.book.contracts.v2Factory, latest)
}

const trustedTokens = new Set<Address>(plan.book.tokens.map(({ address }) => address)).add(
  plan.book.contracts.wrappedNative,
)
const scope = {
  chainId: plan.chainId,
  multicall: plan.book.contracts.multicall3,
  entryPoint: plan.book.contracts.entryPoint ?? null,
  takesTransactions: plan.takesTransactions,
  isFollowed: (token0: Address, token1: Address) =>
    plan.takesAllPairs || (trustedTokens.has(token0) && trustedTokens.has(token1)),
  onLeftOut: (logs: number, { from, to }: Span) =>
    log.warn(`An endpoint left out ${logs} logs of the blocks ${from} to ${to}; they are read from receipts.`),
}
const source = chainSource(upstream, scope, endpoints.length === 1 ? [] : endpoints.map((each) => upstreamOf([each])))

async function openHome(): Promise<HistoryStorage> {
  const genesis = await genesisHash(upstream)
  if (genesis === null) throw new Error('No endpoint answers yet.')
  const name = historyName(genesis, plan)
  if (plan.database === null) return fileStorage(await openHistory(join(plan.folder, `${name}.db`), log.warn))
  // The PostgreSQL client is not loaded if the history is a file.
  const { postgresHistory } = await import('./store/postgresHistory.ts')
  const schema = name.replaceAll('-', '_')
  const shared = await postgresHistory(plan.database, schema)
  log.info(`The history of the chain is the schema ${schema}. Servers that share it have the same address book.`)
  return shared
}

async function followerOf(turn: Turn): Promise<Follower> {
  const since = await firstBlockOfHistory(turn.database, firstBlock)
  report({ kind: 'since', block: since })
  const fixed = followedContracts(plan.book)
  const isEnded = () => ended.signal.aborted
  return follower({ source, store: historyStore(turn), fixed, since, now: () => performance.now(), isEnded })
}

/** Set while this thread writes; otherwise it only reports how far the writer is. */
let writing: { turn: Turn; following: Follower } | null = null
let writerReader: HistoryReader | null = null
/** The newest block that the writer reported; it reports one at least every `POLL_MS`. */
let reportedTip: { number: number; atMs: number } | null = null

/** The chain's newest block: from the writer, or from the node if the writer is silent (spec: heads.shared). */
async function tipOfWriter(): Promise<number> {
  const isSilent = reportedTip === null || performance.now() - reportedTip.atMs > POLL_MS + POLL_WRITER_MS
  return reportedTip === null || isSilent ? (await source.tip()).number : reportedTip.number
}

/** Does the next piece of work and returns how long to wait afterwards. */
async function runStep(): Promise<number> {
  home ??= await openHome()
  const turn = await home.turn()
  if (turn === null) return await followWriter(home)
  if (writing?.turn !== turn) writing = { turn, following: await followerOf(turn) }
  writerReader = null
  const tip = await writing.following.catchUp((progress) => report({ kind: 'progress', progress }))
  await turn.publishTip(tip)
  report({ kind: 'caughtUp' })
  await queries()
  return POLL_MS
}

async function followWriter(shared: HistoryStorage): Promise<number> {
  writing = null
  if (writerReader === null) {
    const reader = historyReader(shared.reading)
    writerReader = reader
    shared.onNews(({ topics, tip }) => {
      // A writer receives its own news too.
      if (writerReader !== reader) return
      if (tip !== null) reportedTip = { number: tip, atMs: performance.now() }
      reader.noteTopics(topics)
      wake.resolve()
    })
  }
  const since = await storedFirstBlock(shared.reading)
  if (since !== null) report({ kind: 'since', block: since })
  const { progress, isCaughtUp } = await writerReader.poll(await tipOfWriter())
  if (progress !== null) report({ kind: 'progress', progress })
  if (isCaughtUp) report({ kind: 'caughtUp' })
  return POLL_WRITER_MS
}

async function follow(): Promise<void> {
  let retryMs = RETRY_MS
  while (!ended.signal.aborted) {
    wake = Promise.withResolvers()
    try {
      const pauseMs = await runStep()
      retryMs = RETRY_MS
      const pause = new AbortController()
      await Promise.race([wake.promise, sleep(pauseMs, undefined, pause).catch(() => undefined)])
      pause.abort()
    } catch (error) {
      if (error instanceof NotTheWriter) continue
      report({ kind: 'trouble', sentence: error instanceof Error ? error.message : String(error) })
      await sleep(retryMs, undefined, { signal: ended.signal }).catch(() => undefined)
      retryMs = Math.min(MAX_RETRY_MS, retryMs * 2)
    }
  }
  await home?.close()
  parentPort?.close()
}

let isHistoryReadable = true

/** Logs an unavailable database once, not for every query. */
async function answer(id: number, query: Extract<IndexCommand, { kind: 'query' }>['query']): Promise<void> {
  try {
    report({
      kind: 'answer',
      id,
      page: home === null ? null : await (await queries()).historyPage(home.reading, query),
    })
    if (!isHistoryReadable) log.info('The history can be read again.')
    isHistoryReadable = true
  } catch (error) {
    if (isHistoryReadable) log.error(`The history cannot be read: ${String(error)}`)
    isHistoryReadable = false
    report({ kind: 'answer', id, page: null })
  }
}

parentPort?.on('message', (order: IndexCommand) => {
  if (order.kind === 'query') void answer(order.id, order.query)
  else {
    if (order.kind === 'stop') ended.abort()
    wake.resolve()
  }
})

await follow()
