import { Skeleton } from '@musi/ui/Skeleton'
import { t } from '../shelf/marketWords.ts'
import styles from './Piece.module.css'

/** The room of a piece before it is read: its picture, and what stands beside it. */
export const PieceWaiting = () => (
  <div className={styles['columns']}>
    <Skeleton shape="cover" label={t('market.reading')} />
    <Skeleton shape="block" />
  </div>
)
