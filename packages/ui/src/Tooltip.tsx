import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import styles from './Tooltip.module.css'

type Props = {
  text: string
  /** Gets the id to put into aria-describedby of the thing that is explained. */
  children: (describedBy: string) => ReactNode
}

const EDGE_PX = 8

/** An explanation that stays while the pointer is on it, and goes with Escape (WCAG 1.4.13). */
export function Tooltip({ text, children }: Props) {
  const id = useId()
  const bubble = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)

  useLayoutEffect(() => {
    const box = open ? bubble.current?.getBoundingClientRect() : undefined
    if (!box) return
    const left = Math.max(0, EDGE_PX - box.left)
    const right = Math.min(0, document.documentElement.clientWidth - EDGE_PX - box.right)
    bubble.current?.style.setProperty('margin-left', `${left + right}px`)
  }, [open])

  useEffect(() => {
    if (!open) return undefined
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', escape)
    return () => document.removeEventListener('keydown', escape)
  }, [open])

  return (
    // The focusable thing is the child; the wrapper only watches where pointer and focus are.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className={styles['anchor']}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
    >
      {children(id)}
      <span ref={bubble} id={id} role="tooltip" className={styles['bubble']} hidden={!open}>
        {text}
      </span>
    </span>
  )
}
