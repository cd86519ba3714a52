import { type Refusal, refusal } from '@musi/chain/explain/refusal'
import { type ExplainedTransaction, explainTransaction } from '@musi/chain/explain/explainTransaction'
import { block } from '@musi/chain/requests/blocks/block'
import { failure } from '@musi/chain/requests/transactions/failure'
import { receipt } from '@musi/chain/requests/transactions/receipt'
import { transaction } from '@musi/chain/requests/blocks/transaction'
import { request } from '#platform/session/chain/request.ts'
import type { Hash } from '../search/subject.ts'
import { addressDirectory } from '#platform/tokens/explain/addressDirectory.ts'

/** Data of a transaction page. No time means it is not in a block yet; no refusal means it did not fail. */
export type TransactionReport = { explained: ExplainedTransaction; timeSeconds: number | null; refusal: Refusal | null }

/** Returns null if the chain has no transaction with this hash. */
export async function transactionReport(hash: Hash): Promise<TransactionReport | null> {
  const [sentTransaction, minedReceipt] = await Promise.all([transaction(request, hash), receipt(request, hash)])
  if (sentTransaction === null) return null
  const [minedBlock, failureData] = await Promise.all([
    minedReceipt === null ? null : block(request, { number: minedReceipt.block }),
    minedReceipt?.status === 'failed' ? failure(request, sentTransaction, minedReceipt.block) : null,
  ])
  return {
    explained: explainTransaction(sentTransaction, minedReceipt, addressDirectory()),
    timeSeconds: minedBlock?.timeSeconds ?? null,
    refusal:
      failureData === null || minedReceipt === null
        ? null
        : refusal(failureData, { used: minedReceipt.gasUsed, limit: sentTransaction.gasLimit }),
  }
}
