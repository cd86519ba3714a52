import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './Toast.module.css'
import { Icon, type IconName } from '../Icon.tsx'
import { classNames } from '../classNames.ts'

type Tone = 'good' | 'bad' | 'neutral'

type Props = {
  tone: Tone
  closeLabel: string
  onClose: () => void
  /** Null: stays until it is dismissed. */
  lifeMs: number | null
  /** What is left of its life where it is somewhere else already, and whom to tell each time when it runs or stops. */
  left?: { ms: number | null; keep: (ms: number, runs: boolean) => void }
  children: ReactNode
}

const ICONS: Record<Tone, IconName> = { good: 'tick', bad: 'warning', neutral: 'note' }

/** A notice that disappears by itself, but not while it is hovered or focused (WCAG 2.2.1). */
export function Toast({ tone, closeLabel, onClose, lifeMs, left, children }: Props) {
  const [isPaused, setPaused] = useState(false)
  const [atFirstMs] = useState(() => left?.ms ?? lifeMs)
  const leftMs = useRef(atFirstMs)
  const keep = left?.keep

  useEffect(() => {
    if (isPaused || leftMs.current === null) return undefined
    let [startedAt, timer]: [number | null, ReturnType<typeof setTimeout> | undefined] = [null, undefined]
    // Its time starts with the first frame; otherwise a slow or background page could remove it unseen.
    const frame = requestAnimationFrame(() => {
      startedAt = performance.now()
      timer = setTimeout(onClose, leftMs.current ?? 0)
      keep?.(leftMs.current ?? 0, true)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      if (leftMs.current === null || startedAt === null) return
      leftMs.current -= performance.now() - startedAt
      keep?.(leftMs.current, false)
    }
  }, [isPaused, onClose, keep])

  return (
    // Pointer and focus only stop the clock here; the control is the button inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <output
      className={classNames(styles['toast'], isPaused && styles['held'])}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <span className={classNames(styles['mark'], styles[tone])}>
        <Icon name={ICONS[tone]} />
      </span>
      <span className={styles['text']}>{children}</span>
      <button type="button" className={classNames(styles['close'], 'finger')} aria-label={closeLabel} onClick={onClose}>
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
