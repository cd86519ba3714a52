import { WalletError, WalletFailure } from '../../chainErrors.ts'
import type { PageWindow, WalletWindow } from './listenToOrigin.ts'

/** A window that the person closes emits no event, so it has to be polled. */
const POLL_MS = 300
/** Checks after the window has closed, since its last message may still be on its way. */
const POLLS_AFTER_CLOSE = 4

/** Runs `ask`, and rejects when the window that it opens is blocked by the browser or closed by the person. */
export async function watchedPopup<T>(page: PageWindow, name: string, ask: () => Promise<T>): Promise<T> {
  const { open } = page
  const ended = Promise.withResolvers<never>()
  const attempt = { over: false }
  const end = (error: Error) => {
    attempt.over = true
    ended.reject(error)
  }
  let timer: ReturnType<typeof setInterval> | undefined
  page.open = (...about) => {
    const popup = Reflect.apply(open, page, about)
    clearInterval(timer)
    if (popup === null) end(new WalletFailure('popupBlocked', name))
    else timer = pollUntilClosed(popup, () => end(new WalletError('rejected', `${name} was closed.`)))
    return guardWindow(popup, attempt)
  }
  try {
    return await Promise.race([ask(), ended.promise])
  } finally {
    clearInterval(timer)
    page.open = open
  }
}

function pollUntilClosed(popup: WalletWindow, onClosed: () => void) {
  let looks = 0
  return setInterval(() => {
    looks = popup.closed ? looks + 1 : 0
    if (looks === POLLS_AFTER_CLOSE) onClosed()
  }, POLL_MS)
}

/** A substitute for the window, so that a finished attempt cannot use the window of a later one. */
function guardWindow(popup: WalletWindow | null, attempt: { readonly over: boolean }): WalletWindow {
  const real = () => (attempt.over ? null : popup)
  return {
    get closed() {
      return real()?.closed ?? false
    },
    focus: () => real()?.focus(),
    close: () => popup?.close(),
    postMessage: (message, origin) => real()?.postMessage(message, origin),
  }
}
