import type { Address } from '@musi/domain/address'
import { bookTokens } from '../../session/chain/bookTokens.ts'
import styles from './CanonicalBadge.module.css'
import { t } from './warningWords.ts'

/** By its address alone: names and symbols are for everybody to take. */
export function CanonicalBadge({ address }: { address: Address }) {
  if (!bookTokens().has(address)) return null
  return (
    <span className={styles['badge']} title={t('canonicalTitle')}>
      {t('canonical')}
    </span>
  )
}
