import type { RpcRequest } from '@musi/chain/client'
import { unfinishedSend } from '@musi/chain/reads/unfinishedSends'
import { isReceiptDue } from '@musi/domain/transactions/receiptCadence'
import type { UnfinishedSend } from '@musi/domain/transactions/unfinishedSend'
import { openSends } from './openSends.ts'
import { transactionStore } from './transactionStore.ts'

/** As long as a transaction counts as recent: whoever has not answered the wallet by then will not. */
const GIVEN_UP_AFTER_MS = 24 * 60 * 60 * 1000

/** At which block each was looked for. */
const looked = new Map<number, number>()

/** A page was left before the wallet answered: its transaction is found by sender and nonce (quality/faults.md, case 71). */
export async function lookForUnfinished(
  request: RpcRequest,
  sends: readonly UnfinishedSend[],
  { block, nowMs }: { block: number; nowMs: number },
): Promise<readonly never[]> {
  const due = sends.filter((send) => !openSends.has(send) && isDue(send, block, nowMs))
  await Promise.allSettled(due.map((send) => look(request, send, block, nowMs)))
  return []
}

function isDue({ askedAtMs }: UnfinishedSend, block: number, nowMs: number): boolean {
  const lastCheckedBlock = looked.get(askedAtMs) ?? null
  return isReceiptDue({ mined: null, lastCheckedBlock, addedAtMs: askedAtMs }, nowMs, block)
}

async function look(request: RpcRequest, send: UnfinishedSend, block: number, nowMs: number): Promise<void> {
  const outcome = await unfinishedSend(request, send, block)
  looked.set(send.askedAtMs, block)
  if (outcome.kind === 'sent') {
    const { from, call, action, askedAtMs } = send
    const { hash, nonce } = outcome.seen
    transactionStore.add({ id: hash, idIs: 'hash', from, nonce, call, action, verified: 'same', addedAtMs: askedAtMs })
  }
  if (outcome.kind === 'sent' || nowMs - send.askedAtMs > GIVEN_UP_AFTER_MS) transactionStore.answered(send)
}
