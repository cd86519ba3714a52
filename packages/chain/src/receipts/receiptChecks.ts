import type { RpcRequest } from '../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import type { Mined, SentCall, TransactionRecord } from '@musi/domain/transactions/record'
import type { Change } from '@musi/domain/transactions/transactionLog'
import { isCancellation, isSameCall } from '@musi/domain/transactions/transactionState'
import { parseHex } from '../rpc/wire.ts'
import { type NativeReporters, movedAmounts } from './movedAmounts.ts'
import { ownOperations } from './ownOperation.ts'
import { type LoggedReceipt, parseLoggedReceipt } from '../requests/transactions/receipt.ts'
import { type Transaction, transaction } from '../requests/blocks/transaction.ts'
import { transactionAtNonce, transactionCount } from '../requests/transactions/transactionAtNonce.ts'

/** `native`: absent if the chain has no exchange; then only token transfers are counted. */
type CheckContext = { block: number; nowMs: number; native?: NativeReporters }

export const sentCall = ({ to, input, value }: Transaction): SentCall => ({ to, data: input, value })

export async function loggedReceipt(request: RpcRequest, hash: string): Promise<LoggedReceipt | null> {
  const answer = await request('eth_getTransactionReceipt', [hash])
  return answer === null ? null : parseLoggedReceipt(answer)
}

/**
 * The facts a receipt adds to a record: that it was mined, and its transfers. If the transaction contains an operation of the
 * sender, only that one counts; with several, it is unclear which one is the record's, so no amounts are given.
 */
export function minedFacts(
  { from, action }: TransactionRecord,
  { receipt, logs: allLogs }: LoggedReceipt,
  call: SentCall | null,
  { nowMs, native }: Omit<CheckContext, 'block'>,
): Mined {
  const operations = ownOperations(allLogs, from)
  const [operation] = operations
  const status = operations.length === 1 && operation?.isDone === false ? 'failed' : receipt.status
  const logs = operations.length > 1 ? null : (operation?.logs ?? allLogs)
  const moved =
    status === 'success' && native !== undefined && logs !== null
      ? movedAmounts({ from, action, call }, logs, native)
      : null
  return {
    receipt: { ...receipt, status },
    call,
    confirmedAtMs: nowMs,
    isFinal: false,
    ...(moved !== null && { moved }),
  }
}

/**
 * The outcome of pending transactions, found by hash and by the sender's nonce. The first calls are made in one task,
 * so they share one request. A call without an answer changes nothing and is repeated later.
 */
export async function receiptChecks(
  request: RpcRequest,
  due: readonly TransactionRecord[],
  now: CheckContext,
): Promise<readonly Change[]> {
  const counts = new Map<Address, Promise<number>>()
  for (const { from } of due) if (!counts.has(from)) counts.set(from, transactionCount(request, from, 'latest'))
  const results = await Promise.allSettled(
    due.map((record) => checkRecord(request, record, counts.get(record.from), now)),
  )
  return results.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
}

async function checkRecord(
  request: RpcRequest,
  record: TransactionRecord,
  nonceCount: Promise<number> | undefined,
  now: CheckContext,
): Promise<readonly Change[]> {
  const { id } = record
  const [logged, sent, count] = await Promise.all([
    loggedReceipt(request, id),
    transaction(request, parseHex(id)),
    nonceCount ?? 0,
  ])
  const verified = sent === null ? [] : verifyCall(record, sent)
  if (logged !== null) {
    const mined = minedFacts(record, logged, sent === null ? record.call : sentCall(sent), now)
    return [...verified, { kind: 'mined', id, mined }]
  }
  const isNonceUsed = sent === null && record.nonce !== null && count > record.nonce
  const other = isNonceUsed ? await findReplacement(request, record, now) : null
  if (other !== null) return [other]
  return [...verified, { kind: 'checked', id, block: now.block, known: sent !== null }]
}

/** Checks once whether the transaction on chain is the one the wallet was asked to send (case 39). */
function verifyCall({ id, call, from, verified }: TransactionRecord, sent: Transaction): readonly Change[] {
  if (verified !== 'unknown') return []
  const isSame = call === null || (sent.from === from && isSameCall(call, sentCall(sent)))
  return [{ kind: 'verified', id, verified: isSame ? 'same' : 'other', nonce: sent.nonce }]
}

async function findReplacement(
  request: RpcRequest,
  record: TransactionRecord,
  now: CheckContext,
): Promise<Change | null> {
  const { id, from, nonce, call, verified } = record
  if (nonce === null) return null
  const replacing = await transactionAtNonce(request, { from, nonce }, now.block)
  if (replacing === null) return null
  const replacingCall = sentCall(replacing)
  // The nonce was only predicted, and the wallet may have used a later one, so only a plausible replacement counts.
  if (verified === 'unknown' && !isSameCall(call, replacingCall) && !isCancellation(replacingCall, from)) return null
  const logged = await loggedReceipt(request, replacing.hash)
  return logged === null ? null : { kind: 'mined', id, mined: minedFacts(record, logged, replacingCall, now) }
}
