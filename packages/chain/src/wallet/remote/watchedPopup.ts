import { WalletError, WalletFailure } from '../../chainErrors.ts'
import type { RemotePage, WalletPopup } from './remotePage.ts'

/** A window that is shut from outside tells nobody: it has to be looked at. */
const LOOKED_AT_EVERY_MS = 300
/** Its last message may still be on the way when it is gone. */
const LOOKS_WHEN_SHUT = 4

/** Does `ask`, and ends it when the window that it opens is blocked by the browser, or shut by the person. */
export async function watchedPopup<T>(page: RemotePage, name: string, ask: () => Promise<T>): Promise<T> {
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

function whenShut(popup: WalletPopup, shut: () => void) {
  let looks = 0
  return setInterval(() => {
    looks = popup.closed ? looks + 1 : 0
    if (looks === LOOKS_WHEN_SHUT) shut()
  }, LOOKED_AT_EVERY_MS)
}

/** Once the attempt is over, what is left of it in the package must neither open another window nor speak to a later one. */
function standIn(popup: WalletPopup | null, attempt: { readonly over: boolean }): WalletPopup {
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
