import { type Hex, numberToHex } from 'viem'
import { latestBlockTime } from '../requests/blocks/latestBlockTime.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { ENTRY_POINT } from '../signingGate/passkey/finishedOperation.ts'
import { laneOf } from './nonces/nextNonce.ts'
import type { SignedOperation } from './nonces/operationMemory.ts'
import { passkeyAccounts } from './passkeyAccounts.ts'

/** `UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)` of the EntryPoint; the success is its second word. */
const OPERATION_EVENT = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'

/** EIP-5792's status codes of a batch. */
const CODES = { pending: 100, done: 200, lost: 400, failed: 500 } as const

type Log = { address?: unknown; topics?: readonly unknown[]; data?: unknown }
type Receipt = { transactionHash?: unknown; logs?: readonly Log[] }

/**
 * The state of an operation as the server says. `lost`: it can no longer take place; `unknown`: it has not arrived, and may be on its way
 * from another tab.
 */
export type OperationPlace = { kind: 'waiting' | 'lost' | 'unknown' } | { kind: 'mined'; transaction: Hex }

/**
 * The status of a batch (EIP-5792). A transaction succeeds although the operation in it failed, so the EntryPoint's own event counts,
 * not the receipt's status and not the server's word.
 */
export async function operationStatus(request: RpcRequest, operation: SignedOperation, place: OperationPlace) {
  const execution = place.kind === 'mined' ? await executionIn(request, operation.hash, place.transaction) : null
  if (execution !== null) return { code: execution.isDone ? CODES.done : CODES.failed, receipts: [execution.receipt] }
  const isOver = await canNoLongerTakePlace(request, operation, place)
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
  return { receipt, isDone: String(event.data).slice(66, 130) === numberToHex(1, { size: 32 }).slice(2) }
}

/** A server that says that an operation is lost could still bring it, so the chain decides: its time is over, or its nonce is used. */
async function canNoLongerTakePlace(
  request: RpcRequest,
  { account, nonce, untilSeconds }: SignedOperation,
  { kind }: OperationPlace,
): Promise<boolean> {
  const [next, chainSeconds] = await Promise.all([
    passkeyAccounts(request).nonceIn(account, laneOf(nonce)),
    latestBlockTime(request),
  ])
  const isLate = chainSeconds > untilSeconds
  if (next === nonce) return isLate
  // With its nonce used it may have taken place; then the server says where.
  return kind === 'lost' || (kind === 'unknown' && isLate)
}
