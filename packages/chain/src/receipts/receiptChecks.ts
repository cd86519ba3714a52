import type { RpcRequest } from '../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import type { Mined, SentCall, TransactionRecord } from '@musi/domain/transactions/record'
import type { Change } from '@musi/domain/transactions/transactionLog'
import { isCancellation, isSameCall } from '@musi/domain/transactions/transactionState'
import { hex } from '../rpc/wire.ts'
import { type NativeReporters, movedAmounts } from './movedAmounts.ts'
import { type LoggedReceipt, parseLoggedReceipt } from '../requests/transactions/receipt.ts'
import { type Transaction, transaction } from '../requests/blocks/transaction.ts'
import { transactionAtNonce, transactionCount } from '../requests/transactions/transactionAtNonce.ts'

/** `native`: absent if the chain has no exchange; then only token transfers are known. */
type Now = { block: number; nowMs: number; native?: NativeReporters }

export const sentCall = ({ to, input, value }: Transaction): SentCall => ({ to, data: input, value })

export async function loggedReceipt(request: RpcRequest, hash: string): Promise<LoggedReceipt | null> {
  const answer = await request('eth_getTransactionReceipt', [hash])
  return answer === null ? null : parseLoggedReceipt(answer)
}

/** The facts a receipt adds to a record: that it was mined, and its transfers. */
export function minedBy(
  { from, action }: TransactionRecord,
  { receipt, logs }: LoggedReceipt,
  call: SentCall | null,
  { nowMs, native }: Omit<Now, 'block'>,
): Mined {
  const moved =
    receipt.status === 'success' && native !== undefined ? movedAmounts({ from, action, call }, logs, native) : null
  return { receipt, call, confirmedAtMs: nowMs, isFinal: false, ...(moved !== null && { moved }) }
}

/**
 * The outcome of pending transactions, found by hash and by the sender's nonce. The first calls are made in one task,
 * so they share one request. A call without an answer changes nothing and is repeated later.
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
  const [logged, seen, count] = await Promise.all([
    loggedReceipt(request, id),
    transaction(request, hex(id)),
    nonceCount ?? 0,
  ])
  const verified = seen === null ? [] : verification(record, seen)
  if (logged !== null) {
    const mined = minedBy(record, logged, seen === null ? record.call : sentCall(seen), now)
    return [...verified, { kind: 'mined', id, mined }]
  }
  const isTaken = seen === null && record.nonce !== null && count > record.nonce
  const other = isTaken ? await replacement(request, record, now) : null
  if (other !== null) return [other]
  return [...verified, { kind: 'checked', id, block: now.block, known: seen !== null }]
}

/** Checks once whether the transaction on chain is the one the wallet was asked to send (case 39). */
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
  const logged = await loggedReceipt(request, taker.hash)
  return logged === null ? null : { kind: 'mined', id, mined: minedBy(record, logged, takerCall, now) }
}
