import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import styles from './AmountField.module.css'
import { classNames } from '../classNames.ts'
import { significantPart } from '../significantPart.ts'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  'aria-label': string
  value: string
  onValue: (text: string) => void
  /** Normalises typed or pasted text; null rejects it. */
  acceptText: (text: string) => string | null
  significantDigits?: number
  /** The amount is an old one. */
  isOverdue?: boolean
}

/** Below this scale, phones zoom in when the field is tapped. */
const SMALLEST = 0.4

/** Shrinks the type until the whole number is visible. A number that is still too long scrolls, as in any field. */
function shrinkToFit(field: HTMLElement, written: HTMLElement): void {
  field.style.setProperty('--fit', '1')
  // Nothing always fits. To measure it would lay a page out in the task that has just drawn it.
  const wanted = written.textContent === '' ? Infinity : field.clientWidth / Math.max(written.offsetWidth, 1)
  field.dataset['wanted'] = String(wanted)
  field.toggleAttribute('data-long', wanted < SMALLEST)
  // Amounts that are compared have one size.
  const group = field.closest('[data-one-size]')
  const fields = group === null ? [field] : [...group.querySelectorAll<HTMLElement>('[data-wanted]')]
  const least = Math.min(1, ...fields.map(({ dataset }) => Number(dataset['wanted'])))
  for (const one of fields) one.style.setProperty('--fit', String(Math.max(SMALLEST, least)))
}

/** A large number that is typed: its significant part is strong, what follows is muted. */
export function AmountField({ value, onValue, acceptText: taken, className, ...props }: Props) {
  const { significantDigits = 4, isOverdue = false, ...rest } = props
  const field = useRef<HTMLSpanElement>(null)
  const textRef = useRef<HTMLSpanElement>(null)
  const { strong, dust } = significantPart(value, { digits: significantDigits, point: '.' })

  useLayoutEffect(() => {
    const around = field.current
    const text = textRef.current
    if (around === null || text === null) return undefined
    shrinkToFit(around, text)
    // The available width changes with the window; the text width with each keystroke and when the font arrives.
    const observer = new ResizeObserver(() => shrinkToFit(around, text))
    observer.observe(around)
    return () => observer.disconnect()
  })

  return (
    <span ref={field} className={styles['field']}>
      <span className={styles['shown']} aria-hidden="true" {...(isOverdue && { 'data-overdue': '' })}>
        <span ref={textRef}>
          {strong}
          <span className={styles['dust']}>{dust}</span>
        </span>
      </span>
      <input
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        inputMode="decimal"
        {...rest}
        type="text"
        className={classNames(styles['input'], className)}
        value={value}
        // Long input scrolled to its end while typing is shown from its start again.
        onBlur={({ target }) => (target.scrollLeft = 0)}
        onChange={(event) => {
          const text = taken(event.target.value)
          if (text !== null) onValue(text)
        }}
      />
    </span>
  )
}
