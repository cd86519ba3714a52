import { type ReactNode, useState } from 'react'
import styles from './Toast.module.css'
import { Icon, type IconName } from '../Icon.tsx'
import { classNames } from '../classNames.ts'
import { useLifetime } from './useLifetime.ts'

type Tone = 'good' | 'bad' | 'neutral'

type Props = {
  tone: Tone
  closeLabel: string
  onClose: () => void
  /** Time until it closes by itself; null keeps it until it is dismissed. */
  lifeMs: number | null
  /** Remaining time of a toast that was shown before, and a callback for each start and stop. */
  left?: { ms: number | null; keep: (ms: number, runs: boolean) => void }
  children: ReactNode
}

const ICONS: Record<Tone, IconName> = { good: 'tick', bad: 'warning', neutral: 'note' }

/** A notice that disappears by itself, but not while it is hovered or focused (WCAG 2.2.1). */
export function Toast({ tone, closeLabel, onClose, lifeMs, left, children }: Props) {
  const [atFirstMs] = useState(() => left?.ms ?? lifeMs)
  const { isPaused, pausing } = useLifetime(atFirstMs, onClose, left?.keep)
  return (
    // Pointer and focus only stop the clock here; the control is the button inside.
    <output className={classNames(styles['toast'], isPaused && styles['paused'])} {...pausing}>
      <span className={classNames(styles['mark'], styles[tone])}>
        <Icon name={ICONS[tone]} />
      </span>
      <span className={styles['text']}>{children}</span>
      <button
        type="button"
        className={classNames(styles['close'], 'touch-target')}
        aria-label={closeLabel}
        onClick={onClose}
      >
        <Icon name="cross" />
      </button>
      {lifeMs !== null && (
        <i
          className={styles['left']}
          style={{ animationDuration: `${lifeMs}ms`, animationDelay: `${(atFirstMs ?? lifeMs) - lifeMs}ms` }}
        />
      )}
    </output>
  )
}
