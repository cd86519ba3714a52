import { dueReceipts, isUnderWatch } from '@musi/domain/transactions/receiptCadence'
import type { TransactionRecord } from '@musi/domain/transactions/record'
import type { TransactionLog } from '@musi/domain/transactions/transactionLog'
import { isBatch } from '@musi/domain/transactions/unfinishedSend'
import { heads, subscribe as subscribeToHeads } from '../../chain/heads.ts'
import { config } from '../../../page/config/config.ts'
import { twice } from '../../../page/loading/twice.ts'
import type { Round } from './receiptRound.ts'
import { chainKnown } from '../store/chainKnown.ts'
import { wallet } from '../../wallet/wallet.ts'
import { openSends } from '../store/openSends.ts'
import { transactionStore } from '../store/transactionStore.ts'
import { perVisit } from '../../../page/visit/visit.ts'

type Block = { number: number; hash: string }
type Rounds = (round: Round) => Promise<void>

let rounds: Rounds | undefined
let loading: Promise<Rounds> | undefined
const visit = perVisit(() => ({
  running: false,
  again: false,
  last: null as Block | null,
  known: new Map() as TransactionLog,
}))

/** The code that asks comes when there is something to ask about. */
const load = (): Promise<Rounds> =>
  (loading ??= twice(() => import('./receiptRound.ts')).then(
    ({ receiptRound }) => (rounds = receiptRound),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  ))

function roundAt({ number, hash }: Block): Round {
  const { last } = visit()
  const isTakenBack = last !== null && number <= last.number && hash !== last.hash
  visit().last = { number, hash }
  const nowMs = Date.now()
  const log = transactionStore.get()
  return {
    block: number,
    nowMs,
    // Another block of this height: what was said of the one before it says nothing now.
    due: dueReceipts(log.values(), nowMs, isTakenBack ? Infinity : number),
    watched: [...log.values()].filter(isUnderWatch),
    // Decided now, not once the code that asks has come: by then the answer can have been written down as a record.
    unfinished: transactionStore.unfinished().filter((send) => !openSends.has(send)),
  }
}

const isEmpty = ({ due, watched, unfinished }: Round) => due.length + watched.length + unfinished.length === 0

/** One round at a time, however slowly the chain answers; what came meanwhile is looked at after it. */
async function look(): Promise<void> {
  const { head } = heads()
  if (head === null || head.chainId !== config().chainId) return
  // Until then there is nothing to look at, and once it is known the store says that it has changed.
  if (!transactionStore.hasChain()) return void chainKnown()
  const now = visit()
  if (now.running) {
    now.again = true
    return
  }
  const round = roundAt(head)
  if (isEmpty(round)) return
  now.running = true
  try {
    await (rounds ?? (await load()))(round)
  } catch (error) {
    // oxlint-disable-next-line no-console
    console.warn('What has become of the transactions could not be asked.', error)
  } finally {
    now.running = false
  }
  if (!now.again) return
  now.again = false
  await look()
}

/** A transaction that was just added can be in a block already, and the next one can be far away. */
function lookAtNew(): void {
  const now = visit()
  const before = now.known
  now.known = transactionStore.get()
  // Those that were there take their turns with the blocks, however many they are (case 70).
  const isNew = [...now.known.values()].some(
    ({ id, mined, lastCheckedBlock }) => mined === null && lastCheckedBlock === null && !before.has(id),
  )
  if (isNew) void look()
}

/** Of a batch only its wallet knows, and that comes a moment after the page. */
function lookWithWallet(): void {
  const isBatched = ({ idIs, mined }: TransactionRecord) => idIs === 'callsId' && mined === null
  if (transactionStore.unfinished().some(isBatch) || [...transactionStore.get().values()].some(isBatched)) void look()
}

/** Asks what has become of what was sent, with each block and in its request (spec: transactions.cadence, transactions.in-block-request). */
export function watchReceipts(): void {
  visit().known = transactionStore.get()
  subscribeToHeads(() => void look())
  transactionStore.subscribe(lookAtNew)
  wallet().subscribe(lookWithWallet)
}
