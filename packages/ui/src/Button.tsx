import type { ComponentProps, ReactNode } from 'react'
import styles from './Button.module.css'
import { Equaliser } from './Equaliser.tsx'
import { joined } from './joined.ts'

type Look = {
  /** One primary on a screen: it is the loud thing. */
  kind?: 'primary' | 'secondary' | 'quiet'
  size?: 'small' | 'medium' | 'large'
  block?: boolean
}

/** For what looks like a button and is a link. */
export const buttonClass = ({ kind = 'secondary', size = 'medium', block = false }: Look = {}): string =>
  joined(styles['button'], styles[kind], styles[size], block && styles['block'])

type Props = Look &
  Omit<ComponentProps<'button'>, 'className'> & {
    /** Keeps its place and focus while something runs; a second press does nothing. */
    busy?: boolean
    /** A class that the button is found by; it changes no look. */
    hook?: string
    children: ReactNode
  }

export function Button({ kind, size, block, busy = false, hook, children, onClick, type = 'button', ...rest }: Props) {
  const look = { ...(kind && { kind }), ...(size && { size }), ...(block && { block }) }
  return (
    <button
      {...rest}
      type={type}
      className={joined(buttonClass(look), hook)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Equaliser />}
      {children}
    </button>
  )
}
