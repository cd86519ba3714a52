import type { RpcRequest } from '../rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import type { Receipt } from '@musi/domain/transactions/receipt'
import type { SentCall, TransactionRecord } from '@musi/domain/transactions/record'
import type { Change } from '@musi/domain/transactions/transactionLog'
import { isCancellation, saysTheSame } from '@musi/domain/transactions/transactionState'
import { hex } from '../wire.ts'
import { parseStoredReceipt } from './receipt.ts'
import { type Transaction, transaction } from './transaction.ts'
import { transactionAtNonce, transactionCount } from './transactionAtNonce.ts'

type Now = { block: number; nowMs: number }

export const sentCall = ({ to, input, value }: Transaction): SentCall => ({ to, data: input, value })

export async function storedReceipt(request: RpcRequest, hash: string): Promise<Receipt | null> {
  const answer = await request('eth_getTransactionReceipt', [hash])
  return answer === null ? null : parseStoredReceipt(answer)
}

const mined = (id: string, receipt: Receipt, call: SentCall | null, { nowMs }: Now): Change => ({
  kind: 'mined',
  id,
  mined: { receipt, call, confirmedAtMs: nowMs, isFinal: false },
})

/**
 * What has become of transactions that wait, by hash and by their place among the sender's own. All first questions are put
 * in one task, so that they go out in one request. A question without an answer changes nothing: it is put again.
 */
export async function receiptChecks(
  request: RpcRequest,
  due: readonly TransactionRecord[],
  now: Now,
): Promise<readonly Change[]> {
  const counts = new Map<Address, Promise<number>>()
  for (const { from } of due) if (!counts.has(from)) counts.set(from, transactionCount(request, from, 'latest'))
  const found = await Promise.allSettled(due.map((record) => check(request, record, counts.get(record.from), now)))
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
}

async function check(
  request: RpcRequest,
  record: TransactionRecord,
  counted: Promise<number> | undefined,
  now: Now,
): Promise<readonly Change[]> {
  const { id } = record
  const [receipt, seen, count] = await Promise.all([
    storedReceipt(request, id),
    transaction(request, hex(id)),
    counted ?? 0,
  ])
  const verified = seen === null ? [] : verification(record, seen)
  if (receipt !== null) return [...verified, mined(id, receipt, seen === null ? record.call : sentCall(seen), now)]
  const isTaken = seen === null && record.nonce !== null && count > record.nonce
  const other = isTaken ? await inItsPlace(request, record, now) : null
  if (other !== null) return [other]
  return [...verified, { kind: 'checked', id, block: now.block, known: seen !== null }]
}

/** Whether what is there is what the wallet was asked for, once for each (case 39). */
function verification({ id, call, from, verified }: TransactionRecord, seen: Transaction): readonly Change[] {
  if (verified !== 'unknown') return []
  const isSame = call === null || (seen.from === from && saysTheSame(call, sentCall(seen)))
  return [{ kind: 'verified', id, verified: isSame ? 'same' : 'other', nonce: seen.nonce }]
}

async function inItsPlace(request: RpcRequest, record: TransactionRecord, now: Now): Promise<Change | null> {
  const { id, from, nonce, call, verified } = record
  if (nonce === null) return null
  const taker = await transactionAtNonce(request, { from, nonce }, now.block)
  if (taker === null) return null
  const does = sentCall(taker)
  // Its nonce was only expected, and the wallet can have taken a later one: then only a likely match counts.
  if (verified === 'unknown' && !saysTheSame(call, does) && !isCancellation(does, from)) return null
  const receipt = await storedReceipt(request, taker.hash)
  return receipt === null ? null : mined(id, receipt, does, now)
}
