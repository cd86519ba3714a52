import { type SendIntent, type SendOptions, send } from './send.ts'
import { type BatchSendIntent, sendBatch } from './sendBatch.ts'

const sendEither = (intent: SendIntent | BatchSendIntent, options?: SendOptions) =>
  'steps' in intent ? sendBatch(intent, options) : send(intent, options)

/** How a screen sends, one or several at once: `send(intent, { signal })`, and what became of it. */
export const useSend = () => sendEither
