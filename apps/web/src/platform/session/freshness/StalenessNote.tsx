import { numberText } from '#platform/page/i18n/numberText.ts'
import type { Staleness } from './staleness.ts'
import styles from './StalenessNote.module.css'
import { freshnessText } from './freshnessWords.ts'

type Props = { staleness: Staleness | null; what: 'prices' | 'figures' }

/**
 * Note beside a button that reads "Reconnecting…": how old the figures still on screen are (spec:
 * reads.press).
 */
export function StalenessNote({ staleness, what }: Props) {
  // Always rendered, so that screen readers announce changes.
  return (
    <output className={styles['note']}>
      {staleness !== null &&
        (staleness.block === null
          ? freshnessText('unread')
          : freshnessText(`${what}From`, { number: numberText(staleness.block) }))}
    </output>
  )
}
