import type { ComponentProps, ReactNode } from 'react'
import styles from './Button.module.css'
import { Equaliser } from '../Equaliser.tsx'
import { classNames } from '../classNames.ts'

type Look = {
  /** At most one primary button per screen. */
  kind?: 'primary' | 'risky' | 'secondary' | 'quiet'
  size?: 'small' | 'medium' | 'large'
  block?: boolean
}

/** Class for a link that looks like a button. */
export const buttonClass = ({ kind = 'secondary', size = 'medium', block = false }: Look = {}): string =>
  classNames(
    styles['button'],
    kind === 'risky' && styles['primary'],
    styles[kind],
    styles[size],
    block && styles['block'],
    size === 'small' && 'touch-target',
  )

type Props = Look &
  Omit<ComponentProps<'button'>, 'className'> & {
    /** True while an action runs: the button keeps its size and focus, and ignores presses. */
    busy?: boolean
    /** An unstyled class to find the button by. */
    hook?: string
    children: ReactNode
  }

export function Button({ kind, size, block, busy = false, hook, children, onClick, type = 'button', ...rest }: Props) {
  const look = { ...(kind && { kind }), ...(size && { size }), ...(block && { block }) }
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass(look), hook)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Equaliser />}
      {children}
    </button>
  )
}
