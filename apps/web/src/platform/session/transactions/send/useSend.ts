import { type SendIntent, type SendOptions, send } from './send.ts'
import { type BatchSendIntent, sendBatch } from './sendBatch.ts'

const sendEither = (intent: SendIntent | BatchSendIntent, options?: SendOptions) =>
  'steps' in intent ? sendBatch(intent, options) : send(intent, options)

/** Sends one intent or a batch, and resolves to the outcome: `send(intent, { signal })`. */
export const useSend = () => sendEither
