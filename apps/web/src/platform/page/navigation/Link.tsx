import type { ComponentProps, MouseEvent } from 'react'
import { navigate } from './currentLocation.ts'

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented

/** A link to a path of this app, which navigates without a page load. */
export function Link({ to, onClick, children, ...rest }: ComponentProps<'a'> & { to: string }) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        if (!isPlainClick(event)) return
        event.preventDefault()
        navigate(to)
      }}
    >
      {children}
    </a>
  )
}
