import { WalletError, WalletFailure } from '../../chainErrors.ts'
import type { PageWindow, WalletWindow } from './remotePage.ts'

/** A window that the person closes emits no event, so it has to be polled. */
const LOOKED_AT_EVERY_MS = 300
/** Checks after the window has closed, since its last message may still be on its way. */
const LOOKS_WHEN_SHUT = 4

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
    else timer = whenShut(popup, () => end(new WalletError('rejected', `${name} was closed.`)))
    return standIn(popup, attempt)
  }
  try {
    return await Promise.race([ask(), ended.promise])
  } finally {
    clearInterval(timer)
    page.open = open
  }
}

function whenShut(popup: WalletWindow, onShut: () => void) {
  let looks = 0
  return setInterval(() => {
    looks = popup.closed ? looks + 1 : 0
    if (looks === LOOKS_WHEN_SHUT) onShut()
  }, LOOKED_AT_EVERY_MS)
}

/** Once an attempt is over, its remains in the package must neither open a window nor post messages to a later one. */
function standIn(popup: WalletWindow | null, attempt: { readonly over: boolean }): WalletWindow {
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
