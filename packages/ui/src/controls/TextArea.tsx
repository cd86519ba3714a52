import type { ComponentProps } from 'react'
import { Field } from './Field.tsx'

type Props = Omit<ComponentProps<'textarea'>, 'className'> & {
  label: string
  error?: string | null
}

export const TextArea = ({ id, label, error = null, rows = 3, ...rest }: Props) => (
  <Field {...{ id, label, error }}>{(field) => <textarea {...rest} {...field} rows={rows} />}</Field>
)
