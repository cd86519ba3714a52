import {
  type SavedTransactions,
  NO_TRANSACTIONS,
  savedTransactionsText,
  readSavedTransactions,
  withOwnAdditions,
} from '@musi/domain/transactions/savedTransactions'
import type { TransactionRecord } from '@musi/domain/transactions/record'
import {
  type AddResult,
  type Change,
  type NewTransaction,
  type TransactionLog,
  addTransaction,
  afterChanges,
} from '@musi/domain/transactions/transactionLog'
import { type Unfinished, isSameSend } from '@musi/domain/transactions/unfinishedSend'
import { config } from '#platform/page/config/config.ts'
import { type SharedStored, sharedStored } from '#platform/page/storage/sharedStored.ts'
import { perVisit } from '#platform/page/visit/visit.ts'
import { visitListeners } from '#platform/page/visit/visitListeners.ts'

const VERSION = 1

const read = (data: unknown) => {
  const { transactions, damaged } = readSavedTransactions(data)
  return { value: transactions, isDamaged: damaged }
}

const { notify, subscribe } = visitListeners()

/**
 * Keyed by genesis hash, because chain 31337 can be reset, and old transactions say nothing about
 * the new chain (spec: transactions.kept-by-chain).
 */
function openStore(genesisHash: string): SharedStored<SavedTransactions> {
  const key = `musi.transactions.${config().chainId}.${genesisHash}`
  const shape = {
    key,
    version: VERSION,
    empty: NO_TRANSACTIONS,
    textOf: savedTransactionsText,
    read,
    merge: withOwnAdditions,
  }
  const shared = sharedStored(shape, () => localStorage)
  shared.subscribe(notify)
  return shared
}

const state = perVisit(() => ({ store: null as SharedStored<SavedTransactions> | null }))

/** Returns null until the genesis hash is known; nothing is sent before that (`ensureChain`). */
function store(): SharedStored<SavedTransactions> | null {
  const { genesisHash } = config()
  const now = state()
  if (now.store === null && genesisHash !== null) now.store = openStore(genesisHash)
  return now.store
}

const current = (): SavedTransactions => store()?.get() ?? NO_TRANSACTIONS

function change(update: (now: SavedTransactions) => SavedTransactions): void {
  const shared = store()
  if (shared === null) throw new Error('A transaction cannot be stored before the chain was known.')
  shared.change(update)
}

const changeLog = (update: (log: TransactionLog) => TransactionLog) =>
  change((now) => {
    const log = update(now.log)
    return log === now.log ? now : { ...now, log }
  })

/** Transactions sent from this browser on this chain. Framework-free; `useVisitValue` is the hook. */
export const transactionStore = {
  get: (): TransactionLog => current().log,
  subscribe,

  hasChain: (): boolean => store() !== null,

  /** Sets a genesis hash that was not known when the page was served. */
  setChain(genesisHash: string): void {
    if (store() !== null) return
    state().store = openStore(genesisHash)
    notify()
  },

  add(sent: NewTransaction): AddResult['kind'] {
    let kind: AddResult['kind'] = 'noHash'
    changeLog((log) => {
      const added = addTransaction(log, sent)
      kind = added.kind
      return added.kind === 'added' ? added.log : log
    })
    return kind
  },

  find: (id: string): TransactionRecord | undefined => transactionStore.get().get(id),

  change(changes: readonly Change[]): void {
    if (changes.length > 0) changeLog((log) => afterChanges(log, changes))
  },

  /** Removes a stuck transaction from the list. */
  dismiss: (id: string): void => transactionStore.change([{ kind: 'dismissed', id }]),

  /** Clears the transactions of this chain only. */
  clearAll: (): void => changeLog((): TransactionLog => new Map<string, TransactionRecord>()),

  unfinished: (): readonly Unfinished[] => current().unfinished,

  /** Stores a request before the wallet is asked (case 71). */
  addUnfinished: (send: Unfinished): void => change((now) => ({ ...now, unfinished: [...now.unfinished, send] })),

  /** Removes a request once the wallet has answered, or the outcome is known. */
  removeUnfinished: (send: Unfinished): void =>
    change((now) => ({ ...now, unfinished: now.unfinished.filter((one) => !isSameSend(one, send)) })),
}
