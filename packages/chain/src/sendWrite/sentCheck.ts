import type { RpcRequest } from '../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import type { Hex } from 'viem'
import { transaction } from '../requests/blocks/transaction.ts'
import type { Call } from '../write.ts'

/**
 * Compares the transaction the wallet reported with the one it was asked to send (case 39). `unknown`: no node has it
 * yet, so check again later.
 */
export type SentCheck = { kind: 'same'; nonce: number } | { kind: 'unknown' } | { kind: 'other'; to: Address | null }

export async function sentCheck(request: RpcRequest, hash: Hex, from: Address, call: Call): Promise<SentCheck> {
  const sent = await transaction(request, hash).catch(() => null)
  if (sent === null) return { kind: 'unknown' }
  const isSame =
    sent.from === from &&
    sent.to?.toLowerCase() === call.to.toLowerCase() &&
    sent.input.toLowerCase() === call.data.toLowerCase() &&
    sent.value === call.value
  return isSame ? { kind: 'same', nonce: sent.nonce } : { kind: 'other', to: sent.to }
}
