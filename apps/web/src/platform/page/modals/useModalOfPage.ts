import { useEffect } from 'react'
import { type Modal, closeModal, currentModal } from './currentModal.ts'
import { useCurrentModal } from './useCurrentModal.ts'

/** True while a modal is open that belongs to a part of the page and closes with it. */
export function useModalOfPage(modal: Modal): boolean {
  const isOpen = useCurrentModal() === modal
  useEffect(
    () => () => {
      if (currentModal() === modal) closeModal()
    },
    [modal],
  )
  return isOpen
}
