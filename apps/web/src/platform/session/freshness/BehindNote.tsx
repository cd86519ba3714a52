import { numberText } from '#platform/page/i18n/numberText.ts'
import type { Behind } from './behind.ts'
import styles from './BehindNote.module.css'
import { t } from './freshnessWords.ts'

type Props = { behind: Behind | null; what: 'prices' | 'figures' }

/** Beside a button that reads "Reconnecting…": how old the figures still on screen are (spec: reads.press). */
export function BehindNote({ behind, what }: Props) {
  // Always rendered, so that screen readers announce changes.
  return (
    <output className={styles['note']}>
      {behind !== null &&
        (behind.block === null ? t('unread') : t(`${what}From`, { number: numberText(behind.block) }))}
    </output>
  )
}
