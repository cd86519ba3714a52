import type { Address } from '@musi/domain/address'
import { config } from '../config/config.ts'
import styles from './CanonicalBadge.module.css'
import { t } from './warningWords.ts'

/** By its address alone: names and symbols are for everybody to take. */
export function CanonicalBadge({ address }: { address: Address }) {
  if (!config().book.tokens.some((token) => token.address === address)) return null
  return (
    <span className={styles['badge']} title={t('canonicalTitle')}>
      {t('canonical')}
    </span>
  )
}
