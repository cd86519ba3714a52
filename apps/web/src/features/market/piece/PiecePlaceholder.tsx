import { Skeleton } from '@musi/ui/Skeleton'
import { marketText } from '../frame/marketWords.ts'
import styles from './Piece.module.css'

/** Placeholders for the picture of a piece and what is beside it. */
export const PiecePlaceholder = () => (
  <div className={styles['columns']}>
    <Skeleton shape="cover" label={marketText('market.reading')} />
    <Skeleton shape="block" />
  </div>
)
