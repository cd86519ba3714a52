import { type ComponentProps, useId } from 'react'
import styles from './Input.module.css'
import { classNames } from '../classNames.ts'

type Props = Omit<ComponentProps<'textarea'>, 'className'> & {
  label: string
  error?: string | null
}

/** A field of several lines. */
export function TextArea({ label, error = null, id, rows = 3, ...rest }: Props) {
  const own = useId()
  const field = id ?? own
  return (
    <div className={styles['field']}>
      <label htmlFor={field} className={styles['label']}>
        {label}
      </label>
      <span className={classNames(styles['box'], error !== null && styles['wrong'])}>
        <textarea
          {...rest}
          id={field}
          rows={rows}
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : `${own}-note`}
        />
      </span>
      {error !== null && (
        <p id={`${own}-note`} aria-live="polite" className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  )
}
