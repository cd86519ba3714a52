import { dueReceipts, isUnderWatch } from '@musi/domain/transactions/receiptCadence'
import type { TransactionRecord } from '@musi/domain/transactions/record'
import type { TransactionLog } from '@musi/domain/transactions/transactionLog'
import { isBatch } from '@musi/domain/transactions/unfinishedSend'
import { heads, subscribe as subscribeToHeads } from '#platform/session/chain/heads.ts'
import { config } from '#platform/page/config/config.ts'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import type { Round } from './receiptRound.ts'
import { ensureChain } from '../store/ensureChain.ts'
import { wallet } from '#platform/session/wallet/wallet.ts'
import { openSends } from '../store/openSends.ts'
import { transactionStore } from '../store/transactionStore.ts'
import { perVisit } from '#platform/page/visit/visit.ts'

type Block = { number: number; hash: string }
type RunRound = (round: Round) => Promise<void>

let runRound: RunRound | undefined
let loading: Promise<RunRound> | undefined
const state = perVisit(() => ({
  running: false,
  rerun: false,
  last: null as Block | null,
  known: new Map() as TransactionLog,
}))

/** Loads the code when there is something to look up. */
const load = (): Promise<RunRound> =>
  (loading ??= retryOnce(() => import('./receiptRound.ts')).then(
    ({ receiptRound }) => (runRound = receiptRound),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  ))

function roundAt({ number, hash }: Block): Round {
  const { last } = state()
  const isReorganised = last !== null && number <= last.number && hash !== last.hash
  state().last = { number, hash }
  const nowMs = Date.now()
  const log = transactionStore.get()
  return {
    block: number,
    nowMs,
    // After a reorganisation at the same height, earlier answers no longer count.
    due: dueReceipts(log.values(), nowMs, isReorganised ? Infinity : number),
    watched: [...log.values()].filter(isUnderWatch),
    // Decided now, before the code has loaded: by then the answer may already be stored as a record.
    unfinished: transactionStore.unfinished().filter((send) => !openSends.has(send)),
  }
}

const isEmpty = ({ due, watched, unfinished }: Round) => due.length + watched.length + unfinished.length === 0

/**
 * Runs one round at a time, however slowly the chain answers; blocks that arrive meanwhile cause
 * one more round.
 */
async function checkReceipts(): Promise<void> {
  const { head } = heads()
  if (head === null || head.chainId !== config().chainId) return
  // Nothing to check before the chain is known; the store then reports a change.
  if (!transactionStore.hasChain()) return void ensureChain()
  const now = state()
  if (now.running) {
    now.rerun = true
    return
  }
  const round = roundAt(head)
  if (isEmpty(round)) return
  now.running = true
  try {
    await (runRound ?? (await load()))(round)
  } catch (error) {
    // oxlint-disable-next-line no-console
    console.warn('The state of the transactions could not be read.', error)
  } finally {
    now.running = false
  }
  if (!now.rerun) return
  now.rerun = false
  await checkReceipts()
}

/** Checks new transactions at once, because they may already be mined, and the next block may be far away. */
function checkNewTransactions(): void {
  const now = state()
  const before = now.known
  now.known = transactionStore.get()
  // Only for new transactions; known ones wait for the next blocks, however many there are (case
  // 70).
  const isNew = [...now.known.values()].some(
    ({ id, mined, lastCheckedBlock }) => mined === null && lastCheckedBlock === null && !before.has(id),
  )
  if (isNew) void checkReceipts()
}

/** Checks batches once their wallet has connected, because only it knows about them. */
function checkBatches(): void {
  const isBatched = ({ idIs, mined }: TransactionRecord) => idIs === 'callsId' && mined === null
  if (transactionStore.unfinished().some(isBatch) || [...transactionStore.get().values()].some(isBatched))
    void checkReceipts()
}

/** Checks sent transactions, in the request of each block (spec: transactions.cadence, transactions.in-block-request). */
export function watchReceipts(): void {
  state().known = transactionStore.get()
  subscribeToHeads(() => void checkReceipts())
  transactionStore.subscribe(checkNewTransactions)
  wallet().subscribe(checkBatches)
}
