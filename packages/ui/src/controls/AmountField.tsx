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
  /** True if the amount is outdated. */
  isOverdue?: boolean
}

/** Below this scale, phones zoom in when the field is tapped. */
const MIN_SCALE = 0.4

/** Shrinks the text until the whole number is visible. A number that is still too long scrolls. */
function shrinkToFit(field: HTMLElement, written: HTMLElement): void {
  field.style.setProperty('--fit', '1')
  // An empty field always fits, and measuring it would force a layout.
  const scale = written.textContent === '' ? Infinity : field.clientWidth / Math.max(written.offsetWidth, 1)
  field.dataset['wanted'] = String(scale)
  field.toggleAttribute('data-long', scale < MIN_SCALE)
  // Fields of one group have the same size.
  const group = field.closest('[data-one-size]')
  const fields = group === null ? [field] : [...group.querySelectorAll<HTMLElement>('[data-wanted]')]
  const least = Math.min(1, ...fields.map(({ dataset }) => Number(dataset['wanted'])))
  for (const one of fields) one.style.setProperty('--fit', String(Math.max(MIN_SCALE, least)))
}

/** A large number field whose significant digits are strong and the rest muted. */
export function AmountField({ value, onValue, acceptText: accept, className, ...props }: Props) {
  const { significantDigits = 4, isOverdue = false, ...rest } = props
  const field = useRef<HTMLSpanElement>(null)
  const textRef = useRef<HTMLSpanElement>(null)
  const { strong, dust } = significantPart(value, { digits: significantDigits, point: '.' })

  useLayoutEffect(() => {
    const fieldElement = field.current
    const text = textRef.current
    if (fieldElement === null || text === null) return undefined
    shrinkToFit(fieldElement, text)
    // The field's width changes with the window, the text's width with each keystroke and when the font loads.
    const observer = new ResizeObserver(() => shrinkToFit(fieldElement, text))
    observer.observe(fieldElement)
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
        // Shows a long input from its start again after typing.
        onBlur={({ target }) => (target.scrollLeft = 0)}
        onChange={(event) => {
          const text = accept(event.target.value)
          if (text !== null) onValue(text)
        }}
      />
    </span>
  )
}
