import type { RpcRequest } from '../rpc/rpcRequest.ts'
import {
  type SendOutcome,
  type SeenTransaction,
  type UnfinishedSend,
  sendOutcome,
} from '@musi/domain/transactions/unfinishedSend'
import { parseFields, parseList, parseInteger } from '../rpc/wire.ts'
import { sentCall } from './receiptChecks.ts'
import { type Transaction, parseTransaction } from '../requests/blocks/transaction.ts'
import { transactionAtNonce, transactionCount } from '../requests/transactions/transactionAtNonce.ts'

/** Maximum number of nonces searched; nobody sends more between leaving the page and coming back. */
const MAX_NONCES = 16

const seenIn = (one: Transaction): SeenTransaction => ({ ...one, call: sentCall(one) })

/**
 * Finds a send whose hash was never returned by looking up its nonce among mined and pending transactions (case 71).
 */
export async function unfinishedSend(request: RpcRequest, send: UnfinishedSend, newest: number): Promise<SendOutcome> {
  const { from, nonce } = send
  const [mined, all] = await Promise.all([
    transactionCount(request, from, 'latest'),
    request('eth_getTransactionCount', [from, 'pending']).then(parseInteger),
  ])
  const used = Array.from({ length: Math.min(MAX_NONCES, Math.max(0, mined - nonce)) }, (_, at) => nonce + at)
  const inBlocks = await Promise.all(used.map((at) => transactionAtNonce(request, { from, nonce: at }, newest)))
  const waiting = all > mined ? await pendingTransactions(request) : []
  const candidates = [...inBlocks.filter((one) => one !== null), ...waiting]
  return sendOutcome(send, candidates.map(seenIn))
}

async function pendingTransactions(request: RpcRequest): Promise<readonly Transaction[]> {
  const pending = await request('eth_getBlockByNumber', ['pending', true])
  return pending === null ? [] : parseList(parseFields(pending)['transactions']).map(parseTransaction)
}
