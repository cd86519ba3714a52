import { useSyncExternalStore } from 'react'
import { currentModal, subscribe } from './currentModal.ts'

export const useOpenModal = () => useSyncExternalStore(subscribe, currentModal)
