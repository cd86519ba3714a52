import {
  type KeptTransactions,
  NOTHING_KEPT,
  keptText,
  readKept,
  withOwnAdditions,
} from '@musi/domain/transactions/keptTransactions'
import type { Mined, TransactionRecord } from '@musi/domain/transactions/record'
import {
  type Added,
  type Change,
  type NewTransaction,
  type TransactionLog,
  addTransaction,
  afterChanges,
} from '@musi/domain/transactions/transactionLog'
import { type UnfinishedSend, isSameSend } from '@musi/domain/transactions/unfinishedSend'
import { config } from '../config/config.ts'
import { type SharedStored, sharedStored } from '../storage/sharedStored.ts'

const VERSION = 1

/** 31337 can begin anew, and what was sent on the chain before says nothing about this one (decisions.md §14). */
const keyOf = (chainId: number, genesisHash: string | null) =>
  `musi.transactions.${chainId}.${genesisHash ?? 'unknown'}`

const read = (data: unknown) => {
  const { kept, damaged } = readKept(data)
  return { value: kept, damaged }
}

let kept: SharedStored<KeptTransactions> | undefined

function store(): SharedStored<KeptTransactions> {
  const { chainId, genesisHash } = config()
  kept ??= sharedStored(
    {
      key: keyOf(chainId, genesisHash),
      version: VERSION,
      empty: NOTHING_KEPT,
      textOf: keptText,
      read,
      merged: withOwnAdditions,
    },
    () => localStorage,
  )
  return kept
}

const named = new Map<string, string>()

const changeLog = (made: (log: TransactionLog) => TransactionLog) =>
  store().change((now) => {
    const log = made(now.log)
    return log === now.log ? now : { ...now, log }
  })

/** What was sent from here on this chain. Framework-free; `useTransactions` is the hook. */
export const transactionStore = {
  get: (): TransactionLog => store().get().log,
  subscribe: (listener: () => void): (() => void) => store().subscribe(listener),

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
  find: (id: string): TransactionRecord | undefined => transactionStore.get().get(named.get(id) ?? id),

  change(changes: readonly Change[]): void {
    for (const change of changes) if (change.kind === 'named') named.set(change.id, change.hash)
    if (changes.length > 0) changeLog((log) => afterChanges(log, changes))
  },

  finalise: (id: string, mined: Mined): void => transactionStore.change([{ kind: 'mined', id, mined }]),

  /** One that hangs, taken off the list by hand. */
  dismiss: (id: string): void => transactionStore.change([{ kind: 'dismissed', id }]),

  /** Of this chain only. */
  clearAll: (): void => changeLog((): TransactionLog => new Map<string, TransactionRecord>()),

  unfinished: (): readonly UnfinishedSend[] => store().get().unfinished,

  /** Written down before the wallet is asked (quality/faults.md, case 71). */
  asked: (send: UnfinishedSend): void => store().change((now) => ({ ...now, unfinished: [...now.unfinished, send] })),

  /** The wallet has answered, or it is known what became of it. */
  answered: (send: UnfinishedSend): void =>
    store().change((now) => ({ ...now, unfinished: now.unfinished.filter((one) => !isSameSend(one, send)) })),
}
