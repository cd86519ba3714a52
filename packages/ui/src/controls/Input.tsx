import type { ComponentProps, ReactNode } from 'react'
import { Field } from './Field.tsx'

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

export const Input = ({ id, label, labelHidden = false, hint, error = null, icon, hook, ...rest }: Props) => (
  <Field {...{ id, label, labelHidden, hint, error }}>
    {(field) => (
      <>
        {icon}
        <input {...rest} {...field} className={hook} />
      </>
    )}
  </Field>
)
