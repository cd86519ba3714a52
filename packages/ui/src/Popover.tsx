import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import styles from './Popover.module.css'
import { joined } from './joined.ts'

type Props = {
  open: boolean
  onClose: () => void
  /** A button that carries aria-expanded and aria-controls itself. */
  trigger: ReactNode
  id: string
  label: string
  align?: 'start' | 'end'
  children: ReactNode
}

/** A small panel that hangs on its trigger. A press outside, Escape, or focus moving on closes it. */
export function Popover({ open, onClose, trigger, id, label, align = 'end', children }: Props) {
  const anchor = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!open) return undefined
    const outside = (event: Event) => {
      if (event.target instanceof Node && !anchor.current?.contains(event.target)) onClose()
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // A dialog that it hangs in stays.
      event.preventDefault()
      onClose()
      anchor.current?.querySelector('button')?.focus()
    }
    document.addEventListener('mousedown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('mousedown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', escape)
    }
  }, [open, onClose])

  return (
    <div ref={anchor} className={styles['anchor']}>
      {trigger}
      {open && (
        <Panel anchor={anchor} id={id} label={label} align={align}>
          {children}
        </Panel>
      )}
    </div>
  )
}

type PanelProps = Pick<Props, 'id' | 'label' | 'children'> & {
  anchor: RefObject<HTMLDivElement | null>
  align: 'start' | 'end'
}

/** What had the focus goes with the panel: then the trigger has it, and a dialog that opens from here gives it back to that. */
function Panel({ anchor, id, label, align, children }: PanelProps) {
  const panel = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const [around, here] = [anchor.current, panel.current]
    return () => {
      if (here?.contains(document.activeElement)) around?.querySelector('button')?.focus()
    }
  }, [anchor])
  return (
    <section ref={panel} id={id} aria-label={label} className={joined(styles['panel'], styles[align])}>
      {children}
    </section>
  )
}
