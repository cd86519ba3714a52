import type { Address } from '@musi/domain/address'
import { recipientsOf } from '@musi/domain/transactions/action'
import { useMemo } from 'react'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { transactionStore } from '../transactions/store/transactionStore.ts'
import { useAccount } from '../wallet/useAccount.ts'

/** The account and the recipients of its transactions: look-alikes of these addresses cause a warning (case 40). */
export function useKnownAddresses(): readonly Address[] {
  const account = useAccount()
  const records = useVisitValue(transactionStore)
  return useMemo(() => {
    const recipients = Array.from(records.values()).flatMap(({ action }) => recipientsOf(action))
    return Array.from(new Set(account === null ? recipients : [account, ...recipients]))
  }, [account, records])
}
