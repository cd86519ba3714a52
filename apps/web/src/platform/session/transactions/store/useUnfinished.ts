import { useSyncExternalStore } from 'react'
import { transactionStore } from './transactionStore.ts'

/** What the wallet was asked for and has not answered, in this tab or another. */
export const useUnfinished = () => useSyncExternalStore(transactionStore.subscribe, transactionStore.unfinished)
