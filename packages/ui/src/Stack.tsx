import type { HTMLAttributes } from 'react'
import styles from './Stack.module.css'
import { classNames } from './classNames.ts'

type Props = Omit<HTMLAttributes<HTMLElement>, 'className'> & {
  as?: 'div' | 'section' | 'form' | 'span' | 'ul' | 'ol' | 'dl'
  /** The step of space between them. */
  gap: 1 | 2 | 3 | 4 | 5 | 6
}

const resetOf = (tag: Props['as']) => (tag === 'ul' || tag === 'ol') && styles['list']

/** One below the other, each as wide as there is room. A list has no marks. */
export const Stack = ({ as: Tag = 'div', gap, ...rest }: Props) => (
  <Tag
    {...rest}
    className={classNames(styles['stack'], styles[`gap${gap}`], resetOf(Tag), Tag === 'dl' && styles['facts'])}
  />
)

/** One beside the other, in as many lines as it takes; `apart`: the first and the last at the edges. */
export const Cluster = ({
  as: Tag = 'div',
  gap,
  center,
  apart,
  ...rest
}: Props & { center?: boolean; apart?: boolean }) => (
  <Tag
    {...rest}
    className={classNames(
      styles['cluster'],
      styles[`gap${gap}`],
      center === true && styles['center'],
      apart === true && styles['apart'],
      resetOf(Tag),
    )}
  />
)
