import { type TransactionState, transactionState } from '@musi/domain/transactions/transactionState'
import { transactionStore } from './transactionStore.ts'

/** Resolves to the outcome of a transaction once it is known. One that is removed from the list counts as dropped. */
export function whenSettled(id: string): Promise<TransactionState> {
  return new Promise((resolve) => {
    const unsubscribe = transactionStore.subscribe(check)
    function check(): void {
      const record = transactionStore.find(id)
      const state: TransactionState = record === undefined ? { kind: 'dropped' } : transactionState(record, Date.now())
      if (state.kind === 'pending') return
      unsubscribe()
      resolve(state)
    }
    check()
  })
}
