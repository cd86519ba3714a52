import { useSyncExternalStore } from 'react'
import { openModal, subscribe } from './openModal.ts'

export const useOpenModal = () => useSyncExternalStore(subscribe, openModal)
