import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { receiptChecks } from '@musi/chain/receipts/receiptChecks'
import { type CallsStatus, callsStatus } from '@musi/chain/wallet/callsStatus'
import type { TransactionRecord } from '@musi/domain/transactions/record'
import type { Change } from '@musi/domain/transactions/transactionLog'
import { providerOf } from './providerOf.ts'

type RoundTime = Parameters<typeof receiptChecks>[2]

/**
 * Asks the wallets about batches, because only the wallet that sent one knows which transaction it
 * became (spec: transactions.batch).
 */
export async function batchChecks(
  request: RpcRequest,
  batches: readonly TransactionRecord[],
  now: RoundTime,
): Promise<readonly Change[]> {
  const changes = await Promise.all(batches.map((record) => check(request, record, now)))
  return changes.flat()
}

async function check(request: RpcRequest, record: TransactionRecord, now: RoundTime): Promise<readonly Change[]> {
  const { id, from } = record
  const provider = providerOf(from)
  if (provider === null) return []
  const status = await callsStatus(provider, id)
  if (status.kind !== 'mined') return [{ kind: 'checked', id, block: now.block, known: status.kind !== 'failed' }]
  const withHash = { ...record, id: status.hash, idIs: 'hash' } as const
  // Read now, because on a quiet chain the next block can be far away.
  const changes = await receiptChecks(request, [withHash], now)
  const receipt = changes.find((change) => change.kind === 'mined')
  // The wallet has a receipt that our node does not have yet.
  if (receipt === undefined) return [{ kind: 'checked', id, block: now.block, known: true }]
  return [withCallsStatus({ ...receipt, id }, status.calls)]
}

type MinedChange = Extract<Change, { kind: 'mined' }>
type Calls = Extract<CallsStatus, { kind: 'mined' }>['calls']

/** Uses the wallet's status if its calls failed, because the transaction itself can succeed anyway. */
function withCallsStatus(change: MinedChange, calls: Calls): MinedChange {
  if (calls === 'happened') return change
  const { mined } = change
  const status = calls === 'reverted' ? 'failed' : 'unknown'
  const { moved: _, ...rest } = mined
  return { ...change, mined: { ...rest, receipt: { ...mined.receipt, status } } }
}
