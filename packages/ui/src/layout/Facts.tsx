import type { ComponentProps } from 'react'
import styles from './Facts.module.css'
import { classNames } from '../classNames.ts'

type Props = ComponentProps<'dl'> & {
  /** `lines` puts each fact, in a `div`, on its own line; `details` also has hints; otherwise names and values form two columns. */
  look?: 'lines' | 'details' | 'columns'
  /** Reduces the space between facts. */
  close?: true
}

/** A description list with muted names at the start and values at the end. */
export const Facts = ({ look = 'lines', close, className, ...rest }: Props) => (
  <dl
    {...rest}
    className={classNames(look === 'details' && styles['lines'], styles[look], close && styles['close'], className)}
  />
)
