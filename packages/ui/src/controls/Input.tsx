import type { ComponentProps, ReactNode } from 'react'
import { Field } from './Field.tsx'

type Props = Omit<ComponentProps<'input'>, 'className' | 'prefix'> & {
  label: string
  /** Hides the label visually if the context makes the field obvious. */
  labelHidden?: boolean
  hint?: string
  error?: string | null
  icon?: ReactNode
  /** An unstyled class to find the field by. */
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
