import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Input.module.css'
import { joined } from './joined.ts'

type Props = Omit<ComponentProps<'input'>, 'className' | 'prefix'> & {
  label: string
  /** The label is read out, not shown; the place of the field says what it is. */
  labelHidden?: boolean
  hint?: string
  error?: string | null
  icon?: ReactNode
  /** A class that the field is found by; it changes no look. */
  hook?: string
}

export function Input({ label, labelHidden = false, hint, error = null, icon, hook, id, ...rest }: Props) {
  const own = useId()
  const field = id ?? own
  const note = error ?? hint
  return (
    <div className={styles['field']}>
      <label htmlFor={field} className={labelHidden ? 'unseen' : styles['label']}>
        {label}
      </label>
      <span className={joined(styles['box'], error !== null && styles['wrong'])}>
        {icon}
        <input
          {...rest}
          id={field}
          className={hook}
          aria-invalid={error !== null || undefined}
          aria-describedby={note === undefined ? undefined : `${own}-note`}
        />
      </span>
      {note !== undefined && (
        <p id={`${own}-note`} aria-live="polite" className={error === null ? styles['hint'] : styles['error']}>
          {note}
        </p>
      )}
    </div>
  )
}
