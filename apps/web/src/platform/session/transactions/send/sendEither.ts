import { type SendIntent, type SendOptions, send } from './send.ts'
import { type BatchSendIntent, sendBatch } from './sendBatch.ts'
import type { SendOutcome } from './sendOutcome.ts'

/** One intent, or a batch. */
export const sendEither = (intent: SendIntent | BatchSendIntent, options?: SendOptions): Promise<SendOutcome> =>
  'steps' in intent ? sendBatch(intent, options) : send(intent, options)
