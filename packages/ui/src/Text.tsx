import type { HTMLAttributes } from 'react'
import { type TextLook, lookProps } from './lookProps.ts'

type Props = HTMLAttributes<HTMLElement> &
  TextLook & {
    as?: 'p' | 'span' | 'small' | 'b' | 'strong' | 'code' | 'div' | 'output' | 'h1' | 'h2' | 'h3' | 'dt' | 'dd' | 'li'
    /** On a line of its own. */
    block?: true
  }

/** Words in one of the house's tones, sizes and weights; what is not named is as around it. */
export const Text = ({ as: Tag = 'p', ...rest }: Props) => <Tag {...lookProps('text', rest)} />
