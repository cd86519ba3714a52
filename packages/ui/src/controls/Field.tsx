import { type ReactNode, useId } from 'react'
import styles from './Input.module.css'
import { Text, textClass } from '../Text.tsx'
import { classNames } from '../classNames.ts'

type Props = {
  /** Id of the input or text area; generated if none is given. */
  id: string | undefined
  label: string
  /** Hides the label visually if the context makes the field obvious. */
  labelHidden?: boolean
  hint?: string | undefined
  error: string | null
  /** Renders the control with its id and ARIA attributes. */
  children: (field: {
    id: string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** Frame of a text field: the label above it, an error or a hint below it. */
export function Field({ id, label, labelHidden = false, hint, error, children }: Props) {
  const generatedId = useId()
  const field = id ?? generatedId
  const note = error ?? hint
  const noteId = note === undefined ? undefined : `${generatedId}-note`
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
