import type { Address } from '@musi/domain/address'
import { stepsOf } from '@musi/domain/transactions/action'
import { useMemo } from 'react'
import { useTransactions } from '../transactions/store/useTransactions.ts'
import { useAccount } from '../wallet/useAccount.ts'

/** The account and everybody it has sent or handed something to: look-alikes of these addresses are warned about (case 40). */
export function useKnownAddresses(): readonly Address[] {
  const account = useAccount()
  const records = useTransactions()
  return useMemo(() => {
    const recipients = Array.from(records.values()).flatMap(({ action }) =>
      stepsOf(action).flatMap((step) => {
        if (step.kind === 'swap') return step.recipient?.address ?? []
        if (step.kind === 'delegate') return step.delegatee
        if (step.kind === 'replacePayee') return step.payee
        return step.kind === 'transfer' ? step.recipient : []
      }),
    )
    return Array.from(new Set(account === null ? recipients : [account, ...recipients]))
  }, [account, records])
}
