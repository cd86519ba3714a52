import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { unfinishedSend } from '@musi/chain/receipts/unfinishedSend'
import { callsStatus } from '@musi/chain/wallet/callsStatus'
import { isReceiptDue } from '@musi/domain/transactions/receiptCadence'
import type { NewTransaction } from '@musi/domain/transactions/transactionLog'
import {
  type Unfinished,
  type UnfinishedBatch,
  type UnfinishedSend,
  isBatch,
} from '@musi/domain/transactions/unfinishedSend'
import { providerOf } from './providerOf.ts'
import { transactionStore } from '../store/transactionStore.ts'
import { perVisit } from '#platform/page/visit/visit.ts'

/** Age up to which a transaction counts as recent. After that, a wallet prompt will not be answered any more. */
const GIVE_UP_AFTER_MS = 24 * 60 * 60 * 1000

/** Block of the last look-up of each send, by the time it was requested. */
const checkedBlocks = perVisit(() => new Map<number, number>())

/**
 * Finds what was sent if the page was left before the wallet answered: by sender and nonce, or
 * through the wallet (case 71).
 */
export async function lookForUnfinished(
  request: RpcRequest,
  sends: readonly Unfinished[],
  { block, nowMs }: { block: number; nowMs: number },
): Promise<readonly never[]> {
  const dueSends = sends.filter((send) => isDue(send, block, nowMs))
  await Promise.allSettled(dueSends.map((send) => lookFor(request, send, block, nowMs)))
  return []
}

function isDue({ askedAtMs }: Unfinished, block: number, nowMs: number): boolean {
  const lastCheckedBlock = checkedBlocks().get(askedAtMs) ?? null
  return isReceiptDue({ mined: null, lastCheckedBlock, addedAtMs: askedAtMs }, nowMs, block)
}

async function lookFor(request: RpcRequest, send: Unfinished, block: number, nowMs: number): Promise<void> {
  const result = isBatch(send) ? await findByWallet(send) : await findByNonce(request, send, block)
  // Without its wallet, nothing was looked up, so the send stays due.
  if (result !== 'noWallet') checkedBlocks().set(send.askedAtMs, block)
  const sent = result === 'noWallet' ? null : result
  if (sent !== null) transactionStore.add({ ...sent, from: send.from, action: send.action, addedAtMs: send.askedAtMs })
  if (sent !== null || nowMs - send.askedAtMs > GIVE_UP_AFTER_MS) transactionStore.removeUnfinished(send)
}

type SentTransaction = Omit<NewTransaction, 'from' | 'action' | 'addedAtMs'>

async function findByNonce(request: RpcRequest, send: UnfinishedSend, block: number): Promise<SentTransaction | null> {
  const outcome = await unfinishedSend(request, send, block)
  if (outcome.kind === 'notSent') return null
  const { hash, nonce } = outcome.seen
  return { id: hash, idIs: 'hash', nonce, call: send.call, verified: 'same' }
}

/** Asks the wallet about the batch's id; null if it does not know it yet. */
async function findByWallet({ from, callsId }: UnfinishedBatch): Promise<SentTransaction | null | 'noWallet'> {
  const provider = providerOf(from)
  if (provider === null) return 'noWallet'
  const { kind } = await callsStatus(provider, callsId)
  if (kind !== 'pending' && kind !== 'mined') return null
  return { id: callsId, idIs: 'callsId', nonce: null, call: null, verified: 'unknown' }
}
