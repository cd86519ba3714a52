import { useSyncExternalStore } from 'react'
import { transactionStore } from './transactionStore.ts'

export const useTransactions = () => useSyncExternalStore(transactionStore.subscribe, transactionStore.get)
