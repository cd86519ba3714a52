import type { ComponentProps } from 'react'
import styles from './Facts.module.css'
import { classNames } from '../classNames.ts'

type Props = ComponentProps<'dl'> & {
  /** Each fact in a `div` is a line of its own; without any, names and values are two columns. */
  look?: 'lines' | 'columns'
}

/** Facts by their names: muted names at the start, values at the end. */
export const Facts = ({ look = 'lines', className, ...rest }: Props) => (
  <dl {...rest} className={classNames(styles[look], className)} />
)
