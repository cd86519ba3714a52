import { visitValue } from '../visit/visitValue.ts'

/** What can be open over the page, of which at most one is (spec: shell.one-modal). */
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

const open = visitValue<Modal | null>(() => null)

export const { get: openModal, subscribe } = open

/** Takes the place of whatever is open. */
export const showModal = (modal: Modal): void => open.set(modal)

export const closeModal = (): void => open.set(null)

/** Selecting the open one closes it. */
export const toggleModal = (modal: Modal): void => open.set(open.get() === modal ? null : modal)
