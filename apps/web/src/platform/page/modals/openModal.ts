/** What can be open over the page, of which at most one is (decisions.md §2). */
export type Modal =
  | 'WALLET'
  | 'SETTINGS'
  | 'SELF_CLAIM'
  | 'ADDRESS_CLAIM'
  | 'CLAIM_POPUP'
  | 'UNI_BALANCE'
  | 'MENU'
  | 'DELEGATE'
  | 'VOTE'

let open: Modal | null = null
const listeners = new Set<() => void>()

const set = (modal: Modal | null) => {
  open = modal
  listeners.forEach((listener) => listener())
}

export const openModal = (): Modal | null => open

/** Takes the place of whatever is open. */
export const showModal = (modal: Modal): void => set(modal)

export const closeModal = (): void => set(null)

/** Selecting the open one closes it. */
export const toggleModal = (modal: Modal): void => set(open === modal ? null : modal)

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
