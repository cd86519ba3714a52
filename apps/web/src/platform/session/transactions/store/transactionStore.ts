import {
  type KeptTransactions,
  NOTHING_KEPT,
  keptText,
  readKept,
  withOwnAdditions,
} from '@musi/domain/transactions/keptTransactions'
import type { TransactionRecord } from '@musi/domain/transactions/record'
import {
  type Added,
  type Change,
  type NewTransaction,
  type TransactionLog,
  addTransaction,
  afterChanges,
} from '@musi/domain/transactions/transactionLog'
import { type Unfinished, isSameSend } from '@musi/domain/transactions/unfinishedSend'
import { config } from '../../../page/config/config.ts'
import { type SharedStored, sharedStored } from '../../../page/storage/sharedStored.ts'
import { perVisit } from '../../../page/visit/visit.ts'
import { visitListeners } from '../../../page/visit/visitListeners.ts'

const VERSION = 1

const read = (data: unknown) => {
  const { kept, damaged } = readKept(data)
  return { value: kept, damaged }
}

const { tell, subscribe } = visitListeners()

/** 31337 can begin anew, and what was sent on the chain before says nothing about this one (spec: transactions.kept-by-chain). */
function opened(genesisHash: string): SharedStored<KeptTransactions> {
  const key = `musi.transactions.${config().chainId}.${genesisHash}`
  const shape = { key, version: VERSION, empty: NOTHING_KEPT, textOf: keptText, read, merged: withOwnAdditions }
  const shared = sharedStored(shape, () => localStorage)
  shared.subscribe(tell)
  return shared
}

/** `named`: which transaction a batch became, by the id of its calls. */
const visit = perVisit(() => ({
  kept: null as SharedStored<KeptTransactions> | null,
  named: new Map<string, string>(),
}))

/** Null: the page does not know yet which chain it is of, and nothing is sent before it does (`chainKnown`). */
function store(): SharedStored<KeptTransactions> | null {
  const { genesisHash } = config()
  const now = visit()
  if (now.kept === null && genesisHash !== null) now.kept = opened(genesisHash)
  return now.kept
}

const now = (): KeptTransactions => store()?.get() ?? NOTHING_KEPT

function change(made: (now: KeptTransactions) => KeptTransactions): void {
  const shared = store()
  if (shared === null) throw new Error('A transaction was to be kept before the chain was known.')
  shared.change(made)
}

const changeLog = (made: (log: TransactionLog) => TransactionLog) =>
  change((now) => {
    const log = made(now.log)
    return log === now.log ? now : { ...now, log }
  })

/** What was sent from here on this chain. Framework-free; `useTransactions` is the hook. */
export const transactionStore = {
  get: (): TransactionLog => now().log,
  subscribe,

  hasChain: (): boolean => store() !== null,

  /** It was not known when the page was served. */
  ofChain(genesisHash: string): void {
    if (store() !== null) return
    visit().kept = opened(genesisHash)
    tell()
  },

  add(sent: NewTransaction): Added['kind'] {
    let kind: Added['kind'] = 'noHash'
    changeLog((log) => {
      const added = addTransaction(log, sent)
      kind = added.kind
      return added.kind === 'added' ? added.log : log
    })
    return kind
  },

  /** A batch is found by the id of its calls too, once the wallet has said which transaction it became. */
  find: (id: string): TransactionRecord | undefined => transactionStore.get().get(visit().named.get(id) ?? id),

  change(changes: readonly Change[]): void {
    for (const change of changes) if (change.kind === 'named') visit().named.set(change.id, change.hash)
    if (changes.length > 0) changeLog((log) => afterChanges(log, changes))
  },

  /** One that hangs, taken off the list by hand. */
  dismiss: (id: string): void => transactionStore.change([{ kind: 'dismissed', id }]),

  /** Of this chain only. */
  clearAll: (): void => changeLog((): TransactionLog => new Map<string, TransactionRecord>()),

  unfinished: (): readonly Unfinished[] => now().unfinished,

  /** Written down before the wallet is asked (case 71). */
  asked: (send: Unfinished): void => change((now) => ({ ...now, unfinished: [...now.unfinished, send] })),

  /** The wallet has answered, or it is known what became of it. */
  answered: (send: Unfinished): void =>
    change((now) => ({ ...now, unfinished: now.unfinished.filter((one) => !isSameSend(one, send)) })),
}
