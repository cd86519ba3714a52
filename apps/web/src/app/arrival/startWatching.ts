import { config } from '#platform/page/config/config.ts'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { keepPresses } from '#platform/page/motion/keepPresses.ts'
import { storedText } from '#platform/page/storage/storedText.ts'
import { watchKeyboard } from '#platform/page/theme/watchKeyboard.ts'
import { SIGNED_IN_KEY } from '#platform/session/sign-in/signedInKey.ts'
import { setTrustReader, trustChanged } from '#platform/page/money/unitTrust.ts'
import { bookTrust } from '#platform/session/chain/bookTokens.ts'
import type { Preloads } from './prefetchParts.ts'
import { beginSession } from '#platform/session/beginSession.ts'

/** Delay after which the first load is on screen even on slow devices (spec: performance.first-visit). */
const LATER_MS = 1500

export function startWatching(preloads: Preloads): void {
  watchKeyboard()
  keepPresses()
  beginSession()
  setTrustReader(bookTrust)
  void watchUnits()
  void watchSignIn()
  void afterTheFirstPaint(preloads)
}

/**
 * Starts without delay, so that a wallet that disconnects early is noticed. Only needed if an
 * account may be signed in.
 */
async function watchSignIn(): Promise<void> {
  if (storedText(SIGNED_IN_KEY).get() === null) return
  const part = await import('#platform/session/sign-in/watchSignIn.ts').catch(() => null)
  part?.watchSignIn()
}

/**
 * Lists and artists load after the first paint; until then, tokens outside the address book are shown with their
 * address.
 */
async function watchUnits(): Promise<void> {
  const part = await retryOnce(() => import('#platform/tokens/catalogue/watchTokenUnits.ts')).catch(() => null)
  part?.watchTokenUnits()
  trustChanged()
}

/** Starts parts that are not urgent. If one fails to load, the page works without it. */
async function afterTheFirstPaint(preloads: Preloads): Promise<void> {
  const { reports } = config()
  await new Promise((resolve) => setTimeout(resolve, LATER_MS))
  preloads.notice()
  const parts = [
    import('#platform/page/trouble/selfTest.ts').then(({ selfTest }) => selfTest()),
    import('#platform/tokens/token-lists/watchLists.ts').then(({ watchLists }) => watchLists()),
    import('#platform/tokens/collectibles/order/watchOwnOrders.ts').then(({ watchOwnOrders }) => watchOwnOrders()),
  ]
  if (reports.analytics || reports.errors)
    parts.push(import('#platform/page/analytics/watchPage.ts').then(({ watchPage }) => watchPage()))
  await Promise.allSettled(parts)
  await import('./prefetchParts.ts').then(
    ({ prefetchParts }) => prefetchParts(preloads),
    () => undefined,
  )
}
