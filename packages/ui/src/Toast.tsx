import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './Toast.module.css'
import { Icon, type IconName } from './Icon.tsx'
import { joined } from './joined.ts'

type Tone = 'good' | 'bad' | 'neutral'

type Props = {
  tone: Tone
  closeLabel: string
  onClose: () => void
  /** Null: stays until it is dismissed. */
  lifeMs: number | null
  children: ReactNode
}

const ICONS: Record<Tone, IconName> = { good: 'tick', bad: 'warning', neutral: 'note' }

/** A notice that leaves by itself, but not while somebody is at it (WCAG 2.2.1). */
export function Toast({ tone, closeLabel, onClose, lifeMs, children }: Props) {
  const [held, setHeld] = useState(false)
  const leftMs = useRef(lifeMs)

  useEffect(() => {
    if (held || leftMs.current === null) return undefined
    let [started, timer]: [number | null, ReturnType<typeof setTimeout> | undefined] = [null, undefined]
    // Its time begins when it is seen: a slow page, or one in the background, would let it go before that.
    const frame = requestAnimationFrame(() => {
      started = performance.now()
      timer = setTimeout(onClose, leftMs.current ?? 0)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      if (leftMs.current !== null && started !== null) leftMs.current -= performance.now() - started
    }
  }, [held, onClose])

  return (
    // Pointer and focus only stop the clock here; the control is the button inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <output
      className={joined(styles['toast'], held && styles['held'])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={joined(styles['mark'], styles[tone])}>
        <Icon name={ICONS[tone]} />
      </span>
      <span className={styles['text']}>{children}</span>
      <button type="button" className={styles['close']} aria-label={closeLabel} onClick={onClose}>
        <Icon name="cross" />
      </button>
      {lifeMs !== null && <i className={styles['left']} style={{ animationDuration: `${lifeMs}ms` }} />}
    </output>
  )
}
