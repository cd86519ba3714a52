import type { HTMLAttributes } from 'react'
import { type TextLook, lookProps } from './lookProps.ts'

type Look = TextLook & {
  /** On a line of its own. */
  block?: true
}

type Tag =
  | ('p' | 'span' | 'small' | 'b' | 'strong' | 'code' | 'output')
  | ('div' | 'section' | 'h1' | 'h2' | 'h3' | 'h4' | 'dt' | 'dd' | 'li')

type Props = HTMLAttributes<HTMLElement> & Look & { as?: Tag }

/** Words in one of the house's tones, sizes and weights; what is not named is as around it. */
export const Text = ({ as: Tag = 'p', ...rest }: Props) => <Tag {...lookProps('text', rest)} />

/** For a link or a button that looks like its words. */
export const textClass = (look: Look): string => lookProps('text', look).className ?? ''
