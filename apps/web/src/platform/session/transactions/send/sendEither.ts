import { type SendIntent, type SendOptions, send } from './send.ts'
import { type BatchSendIntent, sendBatch } from './sendBatch.ts'
import type { SendOutcome } from './sendOutcome.ts'
import { wallet } from '#platform/session/wallet/wallet.ts'

/** One intent, or a batch; for an account that sends batches only, one intent is a batch of one. */
export function sendEither(intent: SendIntent | BatchSendIntent, options?: SendOptions): Promise<SendOutcome> {
  if ('steps' in intent) return sendBatch(intent, options)
  const connection = wallet().current()
  const isContract = connection.status === 'connected' && connection.wallet.isContract === true
  return isContract ? sendBatch({ steps: [intent] }, options) : send(intent, options)
}
