import { receiptChecks } from '@musi/chain/receipts/receiptChecks'
import { recheckReceipts } from '@musi/chain/receipts/recheckReceipts'
import type { TransactionRecord } from '@musi/domain/transactions/record'
import type { Unfinished } from '@musi/domain/transactions/unfinishedSend'
import { contractOf } from '#platform/page/config/config.ts'
import { request } from '#platform/session/chain/request.ts'
import { batchChecks } from './batchChecks.ts'
import { showOutcomes } from '../store/showOutcomes.ts'
import { transactionStore } from '../store/transactionStore.ts'
import { lookForUnfinished } from './lookForUnfinished.ts'

export type Round = {
  block: number
  nowMs: number
  due: readonly TransactionRecord[]
  watched: readonly TransactionRecord[]
  unfinished: readonly Unfinished[]
}

/**
 * Sends with the page's own reads, so that everything due at a block is one request (spec:
 * transactions.in-block-request).
 */
const urgentRequest = (method: string, params?: readonly unknown[]) => request(method, params, { urgent: true })

function nativeReporters() {
  const router = contractOf('v2Router')
  const wrapped = contractOf('wrappedNative')
  return router === null || wrapped === null ? {} : { native: { router, wrapped } }
}

export async function receiptRound({ block, nowMs, due, watched, unfinished }: Round): Promise<void> {
  const now = { block, nowMs, ...nativeReporters() }
  const changes = await Promise.all([
    receiptChecks(
      urgentRequest,
      due.filter(({ idIs }) => idIs === 'hash'),
      now,
    ),
    recheckReceipts(urgentRequest, watched, nowMs, now.native),
    batchChecks(
      urgentRequest,
      due.filter(({ idIs }) => idIs === 'callsId'),
      now,
    ),
    lookForUnfinished(urgentRequest, unfinished, { block, nowMs }),
  ])
  const before = transactionStore.get()
  transactionStore.change(changes.flat())
  showOutcomes(before, transactionStore.get())
}
