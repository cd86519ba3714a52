import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import styles from './AmountField.module.css'
import { joined } from './joined.ts'
import { significantPart } from './significantPart.ts'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  'aria-label': string
  value: string
  onValue: (text: string) => void
  /** What the field takes of a text that was typed or pasted; null: nothing of it. */
  taken: (text: string) => string | null
  significantDigits?: number
}

/** Smaller than this, a phone zooms into the field when it is touched. */
const SMALLEST = 0.4

/** The type shrinks until all of a number can be read. What is too long even then scrolls, as in any field. */
function fit(field: HTMLElement, written: HTMLElement): void {
  field.style.setProperty('--fit', '1')
  const wanted = field.clientWidth / Math.max(written.offsetWidth, 1)
  field.style.setProperty('--fit', String(Math.min(1, Math.max(SMALLEST, wanted))))
  field.toggleAttribute('data-long', wanted < SMALLEST)
}

/** A large number that is typed: its significant part is strong, what follows is muted. */
export function AmountField({ value, onValue, taken, significantDigits = 4, className, ...rest }: Props) {
  const field = useRef<HTMLSpanElement>(null)
  const written = useRef<HTMLSpanElement>(null)
  const { strong, dust } = significantPart(value, significantDigits)

  useLayoutEffect(() => {
    const [around, text] = [field.current, written.current]
    if (around === null || text === null) return undefined
    fit(around, text)
    // The room changes with the window, what is written with each letter and with the font that comes late.
    const observer = new ResizeObserver(() => fit(around, text))
    observer.observe(around)
    return () => observer.disconnect()
  })

  return (
    <span ref={field} className={styles['field']}>
      <span className={styles['shown']} aria-hidden="true">
        <span ref={written}>
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
        className={joined(styles['input'], className)}
        value={value}
        onChange={(event) => {
          const text = taken(event.target.value)
          if (text !== null) onValue(text)
        }}
      />
    </span>
  )
}
