import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import styles from './Dialog.module.css'
import { Icon } from './Icon.tsx'
import { joined } from './joined.ts'
import { useDragToDismiss } from './useDragToDismiss.ts'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /** Leads back to what the dialog showed before; it is then seen in the place of the title, which is still read out. */
  back?: { label: string; act: () => void }
  /** Beside the title; last for the keyboard, so that what is opened first is not this. */
  hint?: ReactNode
  /** False: only what is inside closes it, not Escape, not a press outside, not a drag. */
  dismissable?: boolean
  /** On a phone it comes up from the bottom edge. */
  docked?: boolean
  id?: string
  children: ReactNode
}

/** The browser's own modal: it keeps the focus inside and the page behind inert. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  back,
  hint,
  dismissable = true,
  docked = false,
  id,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const pressedOutside = useRef(false)
  const dismiss = () => dismissable && onClose()
  const handle = useDragToDismiss(dialog, dismiss)

  useEffect(() => {
    if (open && !dialog.current?.open) {
      dialog.current?.showModal()
      // A browser remembers how far it was scrolled when it was open before.
      body.current?.scrollTo(0, 0)
    }
    if (!open) dialog.current?.close()
  }, [open])
  // A dialog that is taken away open would take the focus with it; closing gives it back to where it came from.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])

  return (
    // The press outside is a shortcut of the mouse; Escape and the button do the same for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      id={id}
      className={joined(styles['dialog'], docked && styles['docked'])}
      aria-labelledby={titleId}
      // React lets both events rise to a dialog that this one stands in, which they are not about.
      onCancel={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        dismiss()
      }}
      // A browser lets a second Escape through whatever we say: stay open if we may not close.
      onClose={(event) => {
        // It can be open again by the time that its closing is told, where effects run twice.
        if (!open || event.target !== dialog.current || dialog.current.open) return
        if (dismissable) onClose()
        else dialog.current.showModal()
      }}
      onPointerDown={(event) => (pressedOutside.current = event.target === dialog.current)}
      // The second half of a double click was meant for what the first half has taken away (case 48).
      onClick={(event) => event.target === dialog.current && pressedOutside.current && event.detail < 2 && dismiss()}
    >
      <div className={styles['panel']}>
        <div className={styles['head']} {...handle}>
          {back !== undefined && (
            <button type="button" className={styles['back']} onClick={back.act}>
              <Icon name="back" />
              {back.label}
            </button>
          )}
          <h2 id={titleId} className={joined(back !== undefined && 'unseen')}>
            {title}
          </h2>
          {dismissable && (
            <button type="button" className={styles['close']} aria-label={closeLabel} onClick={onClose}>
              <Icon name="cross" />
            </button>
          )}
          {hint !== undefined && <span className={styles['hint']}>{hint}</span>}
        </div>
        <div ref={body} className={styles['body']}>
          {children}
        </div>
      </div>
    </dialog>
  )
}
