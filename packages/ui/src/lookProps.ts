import type { HTMLAttributes } from 'react'
import styles from './Looks.module.css'
import { classNames } from './classNames.ts'

export type TextLook = {
  tone?: 'muted' | 'strong' | 'link' | 'positive' | 'caution' | 'negative'
  size?: 12 | 14 | 16 | 20 | 28 | 'name'
  weight?: 400 | 560 | 620 | 640
  /** Underlines a link on hover. */
  quiet?: true
  /** Uses digits of equal width, so that figures align. */
  figures?: true
  /** Breaks a long word or address where the line ends. */
  breaks?: true
  /** Uses the typeface of body text in a heading or code. */
  plain?: true
  /** Centres the text. */
  centered?: true
  /** Balances the length of lines. */
  balanced?: true
  /** May shrink below its content's width in a row. */
  shrinks?: true
  /** Adds a surface with small, medium or card padding. */
  raised?: 'close' | 'snug' | 'roomy'
}

/** Converts look props to class names: `gap={3}` is the class `gap3`, `figures` the class `figures`. */
export function lookProps(
  base: string,
  { className, ...props }: HTMLAttributes<HTMLElement> & TextLook,
): HTMLAttributes<HTMLElement> {
  const rest: Record<string, unknown> = {}
  const names = [styles[base]]
  for (const [prop, value] of Object.entries(props)) {
    const isStep = typeof value === 'string' || typeof value === 'number'
    const name = value === true ? styles[prop] : isStep ? styles[`${prop}${value}`] : undefined
    if (name === undefined) rest[prop] = value
    else names.push(name)
  }
  return { ...rest, className: classNames(...names, className) }
}
