import type { RpcRequest } from '@musi/chain/rpcRequest'
import { unfinishedSend } from '@musi/chain/reads/unfinishedSends'
import { callsStatus } from '@musi/chain/wallet/callsStatus'
import { isReceiptDue } from '@musi/domain/transactions/receiptCadence'
import type { NewTransaction } from '@musi/domain/transactions/transactionLog'
import {
  type Unfinished,
  type UnfinishedBatch,
  type UnfinishedSend,
  isBatch,
} from '@musi/domain/transactions/unfinishedSend'
import { doorOf } from './doorOf.ts'
import { transactionStore } from '../store/transactionStore.ts'
import { perVisit } from '../../../page/visit/visit.ts'

/** As long as a transaction counts as recent: whoever has not answered the wallet by then will not. */
const GIVEN_UP_AFTER_MS = 24 * 60 * 60 * 1000

/** At which block each was looked for. */
const looked = perVisit(() => new Map<number, number>())

/** A page was left before the wallet answered: what was sent is found by sender and nonce, or by its wallet (case 71). */
export async function lookForUnfinished(
  request: RpcRequest,
  sends: readonly Unfinished[],
  { block, nowMs }: { block: number; nowMs: number },
): Promise<readonly never[]> {
  const due = sends.filter((send) => isDue(send, block, nowMs))
  await Promise.allSettled(due.map((send) => look(request, send, block, nowMs)))
  return []
}

function isDue({ askedAtMs }: Unfinished, block: number, nowMs: number): boolean {
  const lastCheckedBlock = looked().get(askedAtMs) ?? null
  return isReceiptDue({ mined: null, lastCheckedBlock, addedAtMs: askedAtMs }, nowMs, block)
}

async function look(request: RpcRequest, send: Unfinished, block: number, nowMs: number): Promise<void> {
  const found = isBatch(send) ? await byItsWallet(send) : await byItsPlace(request, send, block)
  // Where nobody was asked it is still due when its wallet comes.
  if (found !== 'noWallet') looked().set(send.askedAtMs, block)
  const sent = found === 'noWallet' ? null : found
  if (sent !== null) transactionStore.add({ ...sent, from: send.from, action: send.action, addedAtMs: send.askedAtMs })
  if (sent !== null || nowMs - send.askedAtMs > GIVEN_UP_AFTER_MS) transactionStore.answered(send)
}

type Found = Omit<NewTransaction, 'from' | 'action' | 'addedAtMs'>

async function byItsPlace(request: RpcRequest, send: UnfinishedSend, block: number): Promise<Found | null> {
  const outcome = await unfinishedSend(request, send, block)
  if (outcome.kind === 'notSent') return null
  const { hash, nonce } = outcome.seen
  return { id: hash, idIs: 'hash', nonce, call: send.call, verified: 'same' }
}

/** Its own id was given to the wallet; one that says nothing of it is asked again later. */
async function byItsWallet({ from, callsId }: UnfinishedBatch): Promise<Found | null | 'noWallet'> {
  const door = doorOf(from)
  if (door === null) return 'noWallet'
  const { kind } = await callsStatus(door, callsId)
  if (kind !== 'pending' && kind !== 'mined') return null
  return { id: callsId, idIs: 'callsId', nonce: null, call: null, verified: 'unknown' }
}
