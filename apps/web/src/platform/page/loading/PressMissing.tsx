import { Button } from '@musi/ui/controls/Button'
import styles from './PressNote.module.css'
import { loadingText } from './loadingWords.ts'

/**
 * A notice that is visible at any scroll position, because it responds to a click (spec:
 * shell.late-parts).
 */
export const PressMissing = ({ retry }: { retry: () => void }) => (
  <div role="alert" className={styles['note']}>
    <span>{loadingText('notLoaded')}</span>
    <Button size="small" onClick={retry}>
      {loadingText('again')}
    </Button>
  </div>
)
