import type { HTMLAttributes } from 'react'
import { type TextLook, lookProps } from '../lookProps.ts'

type Props = Omit<HTMLAttributes<HTMLElement>, 'className'> &
  Omit<TextLook, 'size'> & {
    /** Element; `output` is announced when its text changes. */
    as?: 'p' | 'output' | 'span' | 'small' | 'b' | 'div' | 'dt' | 'h2' | 'h3'
    /** Displays the note as a block. */
    block?: true
  }

const SIZE = { size: 14 } as const

/** A muted line that takes no space while empty. */
export const Note = ({ as: Tag = 'p', tone = 'muted', ...rest }: Props) => (
  <Tag {...lookProps('note', { ...rest, tone, ...SIZE })} />
)
