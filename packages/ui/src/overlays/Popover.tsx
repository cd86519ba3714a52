import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import styles from './Popover.module.css'
import { classNames } from '../classNames.ts'

type Align = 'start' | 'end' | 'inFlow'

type Props = {
  open: boolean
  onClose: () => void
  /** A button with its own aria-expanded and aria-controls. */
  trigger: ReactNode
  id: string
  label: string
  /** `inFlow` puts the panel into the surrounding grid, where a floating one would be clipped. */
  align?: Align
  children: ReactNode
}

/** A small panel anchored to its trigger, closed by a press outside, Escape, or moving the focus away. */
export function Popover({ open, onClose, trigger, id, label, align = 'end', children }: Props) {
  const anchor = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!open) return undefined
    const outside = (event: Event) => {
      if (event.target instanceof Node && !anchor.current?.contains(event.target)) onClose()
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Keeps an enclosing dialog open.
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
    <div ref={anchor} className={classNames(styles['anchor'], align === 'inFlow' && styles['dissolved'])}>
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
  align: Align
}

/** Moves the focus from the removed panel to the trigger, so that a dialog opened from here returns the focus to it. */
function Panel({ anchor, id, label, align, children }: PanelProps) {
  const panel = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const anchorElement = anchor.current
    const panelElement = panel.current
    return () => {
      if (panelElement?.contains(document.activeElement)) anchorElement?.querySelector('button')?.focus()
    }
  }, [anchor])
  return (
    <section ref={panel} id={id} aria-label={label} className={classNames(styles['panel'], styles[align])}>
      {children}
    </section>
  )
}
