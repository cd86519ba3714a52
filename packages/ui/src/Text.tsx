import type { HTMLAttributes } from 'react'
import { type TextLook, lookProps } from './lookProps.ts'

type Look = TextLook & {
  /** Displays the text as a block. */
  block?: true
}

type Tag =
  | ('p' | 'span' | 'small' | 'b' | 'strong' | 'code' | 'output')
  | ('div' | 'section' | 'h1' | 'h2' | 'h3' | 'h4' | 'dt' | 'dd' | 'li')

type Props = HTMLAttributes<HTMLElement> & Look & { as?: Tag }

/** Text in a tone, size and weight of the design system; unset properties are inherited. */
export const Text = ({ as: Tag = 'p', ...rest }: Props) => <Tag {...lookProps('text', rest)} />

/** Class for a link or button that looks like text. */
export const textClass = (look: Look): string => lookProps('text', look).className ?? ''
