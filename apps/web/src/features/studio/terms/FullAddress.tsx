import type { Address } from '@musi/domain/address'
import { useAddressName } from '#platform/session/names/useAddressName.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import styles from './Terms.module.css'
import { termsText } from './termsWords.ts'

/** An address with its owner's name, never shortened, because it is signed. */
export function FullAddress({ account }: { account: Address }) {
  const connected = useAccount()
  const name = useAddressName(account)
  return (
    <span>
      {account === connected ? termsText('you') : name} <code className={styles['whole']}>{account}</code>
    </span>
  )
}
