import type { HTMLAttributes } from 'react'
import { lookProps } from '../lookProps.ts'

type Props = Omit<HTMLAttributes<HTMLElement>, 'className'> & {
  /** An `output` is announced when its text changes. */
  as?: 'p' | 'output' | 'span' | 'small'
}

const LOOK = { tone: 'muted', size: 14 } as const

/** A quiet line beside what it explains; it takes no room while it is empty. */
export const Note = ({ as: Tag = 'p', ...rest }: Props) => <Tag {...lookProps('note', { ...rest, ...LOOK })} />
