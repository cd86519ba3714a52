import type { ComponentProps } from 'react'
import styles from './Facts.module.css'
import { classNames } from '../classNames.ts'

type Props = ComponentProps<'dl'> & {
  /** Each fact in a `div` is a line of its own, with a hint beside its name in `details`; without any, names and values are two columns. */
  look?: 'lines' | 'details' | 'columns'
  /** With less room between the facts. */
  close?: true
}

/** Facts by their names: muted names at the start, values at the end. */
export const Facts = ({ look = 'lines', close, className, ...rest }: Props) => (
  <dl
    {...rest}
    className={classNames(look === 'details' && styles['lines'], styles[look], close && styles['close'], className)}
  />
)
