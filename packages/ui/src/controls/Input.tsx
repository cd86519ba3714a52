import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Input.module.css'
import { classNames } from '../classNames.ts'

type Props = Omit<ComponentProps<'input'>, 'className' | 'prefix'> & {
  label: string
  /** The label is announced but not shown, where the context makes the field obvious. */
  labelHidden?: boolean
  hint?: string
  error?: string | null
  icon?: ReactNode
  /** A class to find the field by; it has no styles. */
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
      <span className={classNames(styles['box'], error !== null && styles['wrong'])}>
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
