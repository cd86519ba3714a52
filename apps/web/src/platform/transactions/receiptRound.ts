import { receiptChecks } from '@musi/chain/reads/receiptChecks'
import { receiptsStillThere } from '@musi/chain/reads/receiptsStillThere'
import { callsStatus } from '@musi/chain/wallet/callsStatus'
import type { TransactionRecord } from '@musi/domain/transactions/record'
import type { Change } from '@musi/domain/transactions/transactionLog'
import type { UnfinishedSend } from '@musi/domain/transactions/unfinishedSend'
import { request } from '../chain/request.ts'
import { wallet } from '../wallet/wallet.ts'
import { tellOutcomes } from './tellOutcomes.ts'
import { transactionStore } from './transactionStore.ts'
import { lookForUnfinished } from './unfinishedRound.ts'

export type Round = {
  block: number
  nowMs: number
  due: readonly TransactionRecord[]
  watched: readonly TransactionRecord[]
  unfinished: readonly UnfinishedSend[]
}

/** All that a block makes due goes out with what the page reads at that block, in one request. */
const urgently = (method: string, params?: readonly unknown[]) => request(method, params, { urgent: true })

export async function receiptRound({ block, nowMs, due, watched, unfinished }: Round): Promise<void> {
  const changes = await Promise.all([
    receiptChecks(
      urgently,
      due.filter(({ idIs }) => idIs === 'hash'),
      { block, nowMs },
    ),
    receiptsStillThere(urgently, watched, nowMs),
    batchChecks(
      due.filter(({ idIs }) => idIs === 'callsId'),
      block,
    ),
    lookForUnfinished(urgently, unfinished, { block, nowMs }),
  ])
  const before = transactionStore.get()
  transactionStore.change(changes.flat())
  tellOutcomes(before, transactionStore.get())
}

/** Only the wallet that sent a batch knows which transaction it became (decisions.md §14). */
async function batchChecks(batches: readonly TransactionRecord[], block: number): Promise<readonly Change[]> {
  const connection = wallet().current()
  if (connection.status !== 'connected') return []
  const own = batches.filter(({ from }) => from === connection.account)
  const { door } = connection.wallet
  return Promise.all(
    own.map(async ({ id }): Promise<Change> => {
      const status = await callsStatus(door, id)
      if (status.kind === 'mined') return { kind: 'named', id, hash: status.hash, nonce: null }
      return { kind: 'checked', id, block, known: status.kind !== 'failed' }
    }),
  )
}
