import { type Refusal, refusal } from '@musi/chain/explain/refusal'
import { type Told, toldTransaction } from '@musi/chain/explain/toldTransaction'
import { block } from '@musi/chain/reads/block'
import { failure } from '@musi/chain/reads/failure'
import { receipt } from '@musi/chain/reads/receipt'
import { transaction } from '@musi/chain/reads/transaction'
import { request } from '../../../platform/session/chain/request.ts'
import type { Hash } from '../search/subject.ts'
import { whoIsWho } from '../who/whoIsWho.ts'

/** Everything that a transaction's page says. Without a time it is in no block yet; without a refusal it did not fail. */
export type TransactionReport = { told: Told; timeSeconds: number | null; refusal: Refusal | null }

/** Null: the chain knows none with this hash. */
export async function transactionReport(hash: Hash): Promise<TransactionReport | null> {
  const [found, came] = await Promise.all([transaction(request, hash), receipt(request, hash)])
  if (found === null) return null
  const [where, why] = await Promise.all([
    came === null ? null : block(request, { number: came.block }),
    came?.status === 'failed' ? failure(request, found, came.block) : null,
  ])
  return {
    told: toldTransaction(found, came, whoIsWho()),
    timeSeconds: where?.timeSeconds ?? null,
    refusal: why === null || came === null ? null : refusal(why, { used: came.gasUsed, limit: found.gasLimit }),
  }
}
