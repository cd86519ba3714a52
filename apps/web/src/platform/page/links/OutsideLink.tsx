import type { ReactNode } from 'react'
import { linkText } from './linkWords.ts'

type Props = {
  href: string
  label: string
  className?: string | undefined
  /** Visible content; the label is read aloud. */
  children: ReactNode
}

/** A link out of the app, in a new tab. */
export function OutsideLink({ href, label, className, children }: Props) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      aria-label={linkText('newTab', { label })}
    >
      {children}
    </a>
  )
}
