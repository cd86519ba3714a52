import { dueReceipts, isUnderWatch } from '@musi/domain/transactions/receiptCadence'
import { heads, subscribe as subscribeToHeads } from '../chain/heads.ts'
import { config } from '../config/config.ts'
import { twice } from '../loading/twice.ts'
import type { Round } from './receiptRound.ts'
import { transactionStore } from './transactionStore.ts'

type Block = { number: number; hash: string }
type Rounds = (round: Round) => Promise<void>

let rounds: Rounds | undefined
let loading: Promise<Rounds> | undefined
let running = false
let again = false
let last: Block | null = null

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
  const isTakenBack = last !== null && number <= last.number && hash !== last.hash
  last = { number, hash }
  const nowMs = Date.now()
  const log = transactionStore.get()
  return {
    block: number,
    nowMs,
    // Another block of this height: what was said of the one before it says nothing now.
    due: dueReceipts(log.values(), nowMs, isTakenBack ? Infinity : number),
    watched: [...log.values()].filter(isUnderWatch),
    unfinished: transactionStore.unfinished(),
  }
}

const isEmpty = ({ due, watched, unfinished }: Round) => due.length + watched.length + unfinished.length === 0

/** One round at a time, however slowly the chain answers; what came meanwhile is looked at after it. */
async function look(): Promise<void> {
  const { head } = heads()
  if (head === null || head.chainId !== config().chainId) return
  if (running) {
    again = true
    return
  }
  const round = roundAt(head)
  if (isEmpty(round)) return
  running = true
  try {
    await (rounds ?? (await load()))(round)
  } catch (error) {
    // oxlint-disable-next-line no-console
    console.warn('What has become of the transactions could not be asked.', error)
  } finally {
    running = false
  }
  if (!again) return
  again = false
  await look()
}

/** A transaction that was just added can be in a block already, and the next one can be far away. */
function lookAtNew(): void {
  const isNew = [...transactionStore.get().values()].some(
    ({ mined, lastCheckedBlock }) => mined === null && lastCheckedBlock === null,
  )
  if (isNew) void look()
}

/** Asks what has become of what was sent, with each block and in its request (decisions.md §14, A-18). */
export function watchReceipts(): void {
  subscribeToHeads(() => void look())
  transactionStore.subscribe(lookAtNew)
}
