import { useSyncExternalStore } from 'react'
import { transactionStore } from './transactionStore.ts'

/** Requests that the wallet has not answered yet, of this tab and others. */
export const useUnfinishedSends = () => useSyncExternalStore(transactionStore.subscribe, transactionStore.unfinished)
