import { navigationText } from './navigationWords.ts'
import styles from './Soon.module.css'
import { useSoon } from './useSoon.ts'

/** Marks a link whose page is not built yet (spec: routes.soon). */
export function Soon({ to, id }: { to: string; id?: string }) {
  return useSoon(to) ? (
    <small id={id} className={styles['soon']}>
      {navigationText('soon')}
    </small>
  ) : null
}
