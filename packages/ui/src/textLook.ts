import styles from './Text.module.css'
import { classNames } from './classNames.ts'

export type TextLook = {
  tone?: 'muted' | 'strong' | 'accent' | 'positive' | 'caution' | 'negative'
  size?: 12 | 14 | 16 | 20
  weight?: 400 | 560 | 620 | 640
  /** Digits of one width, so that figures stand below each other. */
  figures?: boolean
  /** Breaks a long word or address where the line ends. */
  breaks?: boolean
  /** Set in the middle of its line. */
  centered?: boolean
  /** May become narrower than its content, beside others. */
  shrinks?: boolean
}

/** The classes of a look, and what else was given. */
export function splitLook<T extends TextLook>(props: T): [string, Omit<T, keyof TextLook>] {
  const { tone, size, weight, figures, breaks, centered, shrinks, ...rest } = props
  const look = classNames(
    tone && styles[tone],
    size && styles[`size${size}`],
    weight && styles[`weight${weight}`],
    figures === true && styles['figures'],
    breaks === true && styles['breaks'],
    centered === true && styles['centered'],
    shrinks === true && styles['shrinks'],
  )
  return [look, rest]
}
