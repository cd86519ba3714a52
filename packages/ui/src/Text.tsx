import type { HTMLAttributes } from 'react'
import styles from './Text.module.css'
import { classNames } from './classNames.ts'
import { type TextLook, splitLook } from './textLook.ts'

type Props = Omit<HTMLAttributes<HTMLElement>, 'className'> &
  TextLook & {
    as?: 'p' | 'span' | 'small' | 'b' | 'strong' | 'code' | 'div' | 'output' | 'h1' | 'h2' | 'h3' | 'dt' | 'dd' | 'li'
    /** On a line of its own. */
    block?: boolean
  }

/** Words in one of the house's tones, sizes and weights; what is not named is as around it. */
export function Text({ as: Tag = 'p', block, ...props }: Props) {
  const [look, rest] = splitLook(props)
  return <Tag {...rest} className={classNames(look, block === true && styles['block'])} />
}
