import { Equaliser } from '@musi/ui/Equaliser'
import styles from './PressNote.module.css'
import { loadingText } from './loadingWords.ts'
import { useLate } from './useLate.ts'

const LATE_MS = 3000

/**
 * Shown while something clicked is loading: moving bars at once, and a sentence if it takes long
 * (spec: shell.late-parts).
 */
export function PressWaiting() {
  const isLate = useLate(LATE_MS)
  return (
    <output className={styles['note']} aria-label={isLate ? undefined : loadingText('waiting')}>
      <Equaliser /> {isLate && loadingText('late')}
    </output>
  )
}
