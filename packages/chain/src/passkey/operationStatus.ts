import { type Hex, numberToHex } from 'viem'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { ENTRY_POINT } from '../signingGate/passkey/finishedOperation.ts'

/** `UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)` of the EntryPoint; the success is its second word. */
const OPERATION_EVENT = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'

/** EIP-5792's status codes of a batch. */
const CODES = { pending: 100, done: 200, lost: 400, failed: 500 } as const

type Log = { address?: unknown; topics?: readonly unknown[]; data?: unknown }
type Receipt = { transactionHash?: unknown; logs?: readonly Log[] }

/** The state of an operation as the server says; `lost`: it can no longer take place. */
export type OperationPlace = { kind: 'waiting' } | { kind: 'lost' } | { kind: 'mined'; transaction: Hex }

/**
 * The status of a batch (EIP-5792). A transaction succeeds although the operation in it failed, so the EntryPoint's own event counts,
 * not the receipt's status and not the server's word.
 */
export async function operationStatus(request: RpcRequest, hash: Hex, place: OperationPlace) {
  if (place.kind !== 'mined') return { code: place.kind === 'lost' ? CODES.lost : CODES.pending, receipts: [] }
  const receipt = (await request('eth_getTransactionReceipt', [place.transaction])) as Receipt | null
  const event = receipt?.logs?.find(
    ({ address, topics }) =>
      String(address).toLowerCase() === ENTRY_POINT.toLowerCase() &&
      topics?.[0] === OPERATION_EVENT &&
      topics[1] === hash,
  )
  if (receipt === null || event === undefined) return { code: CODES.pending, receipts: [] }
  const isDone = String(event.data).slice(66, 130) === numberToHex(1, { size: 32 }).slice(2)
  return { code: isDone ? CODES.done : CODES.failed, receipts: [receipt] }
}
