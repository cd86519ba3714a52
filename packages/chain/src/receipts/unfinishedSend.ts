import type { RpcRequest } from '../rpc/rpcRequest.ts'
import {
  type SendOutcome,
  type SeenTransaction,
  type UnfinishedSend,
  sendOutcome,
} from '@musi/domain/transactions/unfinishedSend'
import { fields, list, whole } from '../rpc/wire.ts'
import { sentCall } from './receiptChecks.ts'
import { type Transaction, parseTransaction } from '../requests/blocks/transaction.ts'
import { transactionAtNonce, transactionCount } from '../requests/transactions/transactionAtNonce.ts'

/** More transactions than anybody sends between leaving the page and coming back. */
const MOST_NONCES = 16

const seenIn = (one: Transaction): SeenTransaction => ({ ...one, call: sentCall(one) })

/**
 * Finds a send whose hash was never returned by looking up its nonce among mined and pending transactions (case 71).
 */
export async function unfinishedSend(request: RpcRequest, send: UnfinishedSend, newest: number): Promise<SendOutcome> {
  const { from, nonce } = send
  const [mined, all] = await Promise.all([
    transactionCount(request, from, 'latest'),
    request('eth_getTransactionCount', [from, 'pending']).then(whole),
  ])
  const used = Array.from({ length: Math.min(MOST_NONCES, Math.max(0, mined - nonce)) }, (_, at) => nonce + at)
  const inBlocks = await Promise.all(used.map((at) => transactionAtNonce(request, { from, nonce: at }, newest)))
  const waiting = all > mined ? await waitingNow(request) : []
  const seen = [...inBlocks.filter((one) => one !== null), ...waiting]
  return sendOutcome(send, seen.map(seenIn))
}

async function waitingNow(request: RpcRequest): Promise<readonly Transaction[]> {
  const pending = await request('eth_getBlockByNumber', ['pending', true])
  return pending === null ? [] : list(fields(pending)['transactions']).map(parseTransaction)
}
