import type { HTMLAttributes } from 'react'
import { type TextLook, lookProps } from '../lookProps.ts'

type Props = Omit<HTMLAttributes<HTMLElement>, 'className'> &
  Omit<TextLook, 'size'> & {
    /** An `output` is announced when its text changes. */
    as?: 'p' | 'output' | 'span' | 'small' | 'b' | 'div' | 'dt' | 'h2' | 'h3'
    /** On a line of its own. */
    block?: true
  }

const SIZE = { size: 14 } as const

/** A quiet line beside what it explains; it takes no room while it is empty. */
export const Note = ({ as: Tag = 'p', tone = 'muted', ...rest }: Props) => (
  <Tag {...lookProps('note', { ...rest, tone, ...SIZE })} />
)
