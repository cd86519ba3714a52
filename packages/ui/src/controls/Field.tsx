import { type ReactNode, useId } from 'react'
import styles from './Input.module.css'
import { Text, textClass } from '../Text.tsx'
import { classNames } from '../classNames.ts'

type Props = {
  /** Id of the input or text area; generated if none is given. */
  id: string | undefined
  label: string
  /** The label is announced but not shown, where the context makes the field obvious. */
  labelHidden?: boolean
  hint?: string | undefined
  error: string | null
  /** Gets the id and what the reader of a screen is told about the field. */
  children: (field: {
    id: string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** The frame of a field that is typed in: its label above it, and what is wrong or worth knowing below it. */
export function Field({ id, label, labelHidden = false, hint, error, children }: Props) {
  const own = useId()
  const field = id ?? own
  const note = error ?? hint
  const noteId = note === undefined ? undefined : `${own}-note`
  return (
    <div className={styles['field']}>
      <label htmlFor={field} className={labelHidden ? 'unseen' : textClass({ size: 14, weight: 560 })}>
        {label}
      </label>
      <span className={classNames(styles['box'], 'ringed', error !== null && styles['wrong'])}>
        {children({ id: field, 'aria-invalid': error !== null || undefined, 'aria-describedby': noteId })}
      </span>
      {note !== undefined && (
        <Text id={noteId} tone={error === null ? 'muted' : 'negative'} size={14} aria-live="polite">
          {note}
        </Text>
      )}
    </div>
  )
}
