import { Skeleton } from '@musi/ui/Skeleton'
import { t } from '../frame/marketWords.ts'
import styles from './Piece.module.css'

/** Placeholders for the picture of a piece and what is beside it. */
export const PiecePlaceholder = () => (
  <div className={styles['columns']}>
    <Skeleton shape="cover" label={t('market.reading')} />
    <Skeleton shape="block" />
  </div>
)
