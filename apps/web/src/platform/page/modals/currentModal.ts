import { visitValue } from '../visit/visitValue.ts'

/** The modals of the page, at most one of which is open (spec: shell.one-modal). */
export type Modal =
  | 'WALLET'
  | 'SETTINGS'
  | 'SELF_CLAIM'
  | 'ADDRESS_CLAIM'
  | 'CLAIM_POPUP'
  | 'UNI_BALANCE'
  | 'MENU'
  | 'MORE'
  | 'DELEGATE'
  | 'VOTE'

const open = visitValue<Modal | null>(() => null)

export const { get: currentModal, subscribe } = open

/** Opens the modal, replacing any open one. */
export const showModal = (modal: Modal): void => open.set(modal)

export const closeModal = (): void => open.set(null)

/** Opens the modal, or closes it if it is open. */
export const toggleModal = (modal: Modal): void => open.set(open.get() === modal ? null : modal)
