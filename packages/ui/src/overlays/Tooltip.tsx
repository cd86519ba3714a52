import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import styles from './Tooltip.module.css'

type Props = {
  text: string
  /** Renders the explained element with this id in aria-describedby. */
  children: (describedBy: string) => ReactNode
}

const EDGE_PX = 8

/** Positions the bubble below its anchor, or above it without room below; always inside the window. */
function place(bubble: HTMLElement, anchor: DOMRect): void {
  const { width, height } = bubble.getBoundingClientRect()
  const rightmost = document.documentElement.clientWidth - EDGE_PX - width
  const left = Math.max(EDGE_PX, Math.min(anchor.left + (anchor.width - width) / 2, rightmost))
  const isAbove = anchor.bottom + height > document.documentElement.clientHeight && anchor.top >= height
  bubble.style.setProperty('left', `${left}px`)
  bubble.style.setProperty('top', `${isAbove ? anchor.top - height : anchor.bottom}px`)
}

/** An explanation that stays while the pointer is on it and closes with Escape (WCAG 1.4.13). */
export function Tooltip({ text, children }: Props) {
  const id = useId()
  const bubble = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)

  useLayoutEffect(() => {
    const bubbleElement = bubble.current
    const anchor = bubbleElement?.parentElement
    if (!open || !bubbleElement || !anchor) return undefined
    const follow = () => place(bubbleElement, anchor.getBoundingClientRect())
    // In the top layer it is never clipped by a scrolling ancestor.
    bubbleElement.showPopover()
    follow()
    document.addEventListener('scroll', follow, { capture: true, passive: true })
    return () => {
      document.removeEventListener('scroll', follow, { capture: true })
      bubbleElement.hidePopover()
    }
  }, [open])

  useEffect(() => {
    if (!open) return undefined
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', escape)
    return () => document.removeEventListener('keydown', escape)
  }, [open])

  return (
    // The child is focusable; the wrapper only observes pointer and focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className={styles['anchor']}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
    >
      {children(id)}
      <span ref={bubble} id={id} role="tooltip" className={styles['bubble']} popover="manual">
        <span className={styles['words']}>{text}</span>
      </span>
    </span>
  )
}
