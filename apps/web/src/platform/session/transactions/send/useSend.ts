import { loadingText } from '#platform/page/loading/loadingWords.ts'
import { PartNotLoaded, retryOnce } from '#platform/page/loading/retryOnce.ts'
import type { sendEither } from './sendEither.ts'
import type { SendOutcome } from './sendOutcome.ts'

/** Loaded when needed, because no form needs it before a press. */
const loadSending = () => retryOnce(() => import('./sendEither.ts'))

/** Preloads the sending code while the person reads the question. */
export const preloadSending = (): void => void loadSending().catch(() => undefined)

async function loadAndSend(...args: Parameters<typeof sendEither>): Promise<SendOutcome> {
  const loaded = await loadSending().catch((error: unknown) => {
    if (error instanceof PartNotLoaded) return null
    throw error
  })
  if (loaded === null) return { kind: 'problem', trouble: { kind: 'notLoaded' }, text: loadingText('missing') }
  return loaded.sendEither(...args)
}

/** Sends one intent or a batch, and resolves to the outcome: `send(intent, { signal })`. */
export const useSend = () => loadAndSend
