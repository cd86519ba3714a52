import { t } from '#platform/page/loading/loadingWords.ts'
import { PartNotLoaded, retryOnce } from '#platform/page/loading/retryOnce.ts'
import type { sendEither } from './sendEither.ts'
import type { SendOutcome } from './sendOutcome.ts'

/** No form needs it before something is pressed. */
const loadSending = () => retryOnce(() => import('./sendEither.ts'))

/** While the person reads what is about to be sent. */
export const preloadSending = (): void => void loadSending().catch(() => undefined)

async function sendLate(...given: Parameters<typeof sendEither>): Promise<SendOutcome> {
  const loaded = await loadSending().catch((error: unknown) => {
    if (error instanceof PartNotLoaded) return null
    throw error
  })
  if (loaded === null) return { kind: 'problem', trouble: { kind: 'notLoaded' }, text: t('missing') }
  return loaded.sendEither(...given)
}

/** Sends one intent or a batch, and resolves to the outcome: `send(intent, { signal })`. */
export const useSend = () => sendLate
