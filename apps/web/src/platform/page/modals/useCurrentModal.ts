import { useSyncExternalStore } from 'react'
import { currentModal, subscribe } from './currentModal.ts'

export const useCurrentModal = () => useSyncExternalStore(subscribe, currentModal)
