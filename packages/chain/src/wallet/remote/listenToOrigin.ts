/** The used part of the `Window` that a wallet opened. */
export type WalletWindow = {
  readonly closed: boolean
  focus: () => void
  close: () => void
  postMessage: (message: unknown, origin: string) => void
}

type Message = { readonly origin: string; readonly data: unknown }

/** The page's window, or a test's substitute. */
export type PageWindow = {
  location: { readonly origin: string }
  document: { querySelector: (selector: '.fortmatic-iframe') => { src: string } | null }
  open: (...args: never[]) => WalletWindow | null
  addEventListener: (type: 'message', listener: (message: Message) => void) => void
  removeEventListener: (type: 'message', listener: (message: Message) => void) => void
}

/** Listens to messages of one origin only. Returns a function that stops listening. */
export function listenToOrigin(page: PageWindow, origin: string, onData: (data: unknown) => void): () => void {
  const listener = (message: Message) => {
    if (message.origin === origin) onData(message.data)
  }
  page.addEventListener('message', listener)
  return () => page.removeEventListener('message', listener)
}
