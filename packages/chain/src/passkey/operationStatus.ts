import type { Hex } from 'viem'
import { ENTRY_POINT, OPERATION_EVENT, isOperationDone } from '../relay/operationEvent.ts'
import { latestBlockTime } from '../requests/blocks/latestBlockTime.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { laneOf } from './nonces/nextNonce.ts'
import type { SignedOperation } from './nonces/operationMemory.ts'
import { passkeyAccounts } from './passkeyAccounts.ts'

/** EIP-5792's status codes of a batch. */
const CODES = { pending: 100, done: 200, lost: 400, failed: 500 } as const

type Log = { address?: unknown; topics?: readonly unknown[]; data?: unknown }
type Receipt = { transactionHash?: unknown; logs?: readonly Log[] }

/**
 * State of an operation as the server reports it. `lost`: it can no longer be executed; `unknown`: the server does
 * not have it, perhaps because another tab is still sending it.
 */
export type ReportedState = { kind: 'waiting' | 'lost' | 'unknown' } | { kind: 'mined'; transaction: Hex }

/**
 * Status of a batch (EIP-5792). A transaction can succeed although the operation in it failed, so the EntryPoint's
 * event decides, not the receipt's status or the server's report.
 */
export async function operationStatus(request: RpcRequest, operation: SignedOperation, reported: ReportedState) {
  const execution = reported.kind === 'mined' ? await executionIn(request, operation.hash, reported.transaction) : null
  if (execution !== null) return { code: execution.isDone ? CODES.done : CODES.failed, receipts: [execution.receipt] }
  const isOver = await isImpossible(request, operation, reported)
  return { code: isOver ? CODES.lost : CODES.pending, receipts: [] }
}

/** Finds an operation's event in the receipt of a transaction; null if it is not there. */
async function executionIn(request: RpcRequest, hash: Hex, transaction: Hex) {
  const receipt = (await request('eth_getTransactionReceipt', [transaction])) as Receipt | null
  const event = receipt?.logs?.find(
    ({ address, topics }) =>
      String(address).toLowerCase() === ENTRY_POINT.toLowerCase() &&
      topics?.[0] === OPERATION_EVENT &&
      topics[1] === hash,
  )
  if (receipt === null || event === undefined) return null
  return { receipt, isDone: isOperationDone({ data: String(event.data) }) }
}

/**
 * True if the chain proves that an operation cannot be executed any more: it has expired, or its nonce is used. A
 * server that reports it as lost could still send it.
 */
async function isImpossible(
  request: RpcRequest,
  { account, nonce, untilSeconds }: SignedOperation,
  { kind }: ReportedState,
): Promise<boolean> {
  const [next, chainSeconds] = await Promise.all([
    passkeyAccounts(request).nonceIn(account, laneOf(nonce)),
    latestBlockTime(request),
  ])
  const isLate = chainSeconds > untilSeconds
  if (next === nonce) return isLate
  // If the nonce is used, the operation may have been executed; the server then reports the transaction.
  return kind === 'lost' || (kind === 'unknown' && isLate)
}
