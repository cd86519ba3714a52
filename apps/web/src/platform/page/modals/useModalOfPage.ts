import { useEffect } from 'react'
import { type Modal, closeModal, openModal } from './openModal.ts'
import { useOpenModal } from './useOpenModal.ts'

/** True while a modal is open that belongs to a part of the page and closes with it. */
export function useModalOfPage(modal: Modal): boolean {
  const isOpen = useOpenModal() === modal
  useEffect(
    () => () => {
      if (openModal() === modal) closeModal()
    },
    [modal],
  )
  return isOpen
}
