import type { RpcRequest } from '../rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import type { Receipt } from '@musi/domain/transactions/receipt'
import type { SentCall, TransactionRecord } from '@musi/domain/transactions/record'
import type { Change } from '@musi/domain/transactions/transactionLog'
import { isCancellation, isSameCall } from '@musi/domain/transactions/transactionState'
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

const minedChange = (id: string, receipt: Receipt, call: SentCall | null, { nowMs }: Now): Change => ({
  kind: 'mined',
  id,
  mined: { receipt, call, confirmedAtMs: nowMs, isFinal: false },
})

/**
 * What became of pending transactions, found by hash and by the sender's nonce. All first calls are made
 * in one task, so that they go out in one request. A call without an answer changes nothing: it is repeated next time.
 */
export async function receiptChecks(
  request: RpcRequest,
  due: readonly TransactionRecord[],
  now: Now,
): Promise<readonly Change[]> {
  const counts = new Map<Address, Promise<number>>()
  for (const { from } of due) if (!counts.has(from)) counts.set(from, transactionCount(request, from, 'latest'))
  const results = await Promise.allSettled(due.map((record) => check(request, record, counts.get(record.from), now)))
  return results.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
}

async function check(
  request: RpcRequest,
  record: TransactionRecord,
  nonceCount: Promise<number> | undefined,
  now: Now,
): Promise<readonly Change[]> {
  const { id } = record
  const [receipt, seen, count] = await Promise.all([
    storedReceipt(request, id),
    transaction(request, hex(id)),
    nonceCount ?? 0,
  ])
  const verified = seen === null ? [] : verification(record, seen)
  if (receipt !== null)
    return [...verified, minedChange(id, receipt, seen === null ? record.call : sentCall(seen), now)]
  const isTaken = seen === null && record.nonce !== null && count > record.nonce
  const other = isTaken ? await replacement(request, record, now) : null
  if (other !== null) return [other]
  return [...verified, { kind: 'checked', id, block: now.block, known: seen !== null }]
}

/** Whether the transaction on the chain is the one that the wallet was asked to send; checked once for each (case 39). */
function verification({ id, call, from, verified }: TransactionRecord, seen: Transaction): readonly Change[] {
  if (verified !== 'unknown') return []
  const isSame = call === null || (seen.from === from && isSameCall(call, sentCall(seen)))
  return [{ kind: 'verified', id, verified: isSame ? 'same' : 'other', nonce: seen.nonce }]
}

async function replacement(request: RpcRequest, record: TransactionRecord, now: Now): Promise<Change | null> {
  const { id, from, nonce, call, verified } = record
  if (nonce === null) return null
  const taker = await transactionAtNonce(request, { from, nonce }, now.block)
  if (taker === null) return null
  const takerCall = sentCall(taker)
  // The nonce was only predicted, and the wallet may have used a later one, so only a plausible replacement counts.
  if (verified === 'unknown' && !isSameCall(call, takerCall) && !isCancellation(takerCall, from)) return null
  const receipt = await storedReceipt(request, taker.hash)
  return receipt === null ? null : minedChange(id, receipt, takerCall, now)
}
