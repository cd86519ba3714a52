import type { Address } from '@musi/domain/address'
import { bookTokens } from '#platform/session/chain/bookTokens.ts'
import styles from './TokenWarning.module.css'
import { warningText } from './warningWords.ts'

/** Badge of a well-known token, decided by the address alone, because anybody can copy names and symbols. */
export function CanonicalBadge({ address }: { address: Address }) {
  if (!bookTokens().has(address)) return null
  return (
    <span className={styles['badge']} title={warningText('canonicalTitle')}>
      {warningText('canonical')}
    </span>
  )
}
