import type { HTMLAttributes } from 'react'
import styles from './Looks.module.css'
import { classNames } from './classNames.ts'

export type TextLook = {
  tone?: 'muted' | 'strong' | 'link' | 'positive' | 'caution' | 'negative'
  size?: 12 | 14 | 16 | 20 | 28 | 'name'
  weight?: 400 | 560 | 620 | 640
  /** A link that is underlined while it is pointed at. */
  quiet?: true
  /** Digits of one width, so that figures stand below each other. */
  figures?: true
  /** Breaks a long word or address where the line ends. */
  breaks?: true
  /** In the letters of the text, though it is a heading or code. */
  plain?: true
  /** Set in the middle of its line. */
  centered?: true
  /** Lines of about one length. */
  balanced?: true
  /** May become narrower than its content, beside others. */
  shrinks?: true
  /** On a surface of its own, with little room, with more, or with as much around as a card. */
  raised?: 'close' | 'snug' | 'roomy'
}

/** Turns the looks among the props into class names: `gap={3}` is the class `gap3`, `figures` the class `figures`. */
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
