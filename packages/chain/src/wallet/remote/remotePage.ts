/** A window that a wallet opened, as far as it is spoken to. */
export type WalletPopup = {
  readonly closed: boolean
  focus: () => void
  close: () => void
  postMessage: (message: unknown, origin: string) => void
}

type Message = { readonly origin: string; readonly data: unknown }

/** The page's window, or what a test has instead. */
export type RemotePage = {
  location: { readonly origin: string }
  document: { querySelector: (selector: '.fortmatic-iframe') => { src: string } | null }
  open: (...about: never[]) => WalletPopup | null
  addEventListener: (type: 'message', listener: (message: Message) => void) => void
  removeEventListener: (type: 'message', listener: (message: Message) => void) => void
}

/** Hears what frames of one other origin say, and of no other. Answers with the function that stops. */
export function hearOrigin(page: RemotePage, origin: string, heard: (data: unknown) => void): () => void {
  const listener = (message: Message) => {
    if (message.origin === origin) heard(message.data)
  }
  page.addEventListener('message', listener)
  return () => page.removeEventListener('message', listener)
}
