import { type ReactNode, useId, useRef } from 'react'
import styles from './Dialog.module.css'
import { Icon } from '../Icon.tsx'
import { classNames } from '../classNames.ts'
import { useDragToDismiss } from './useDragToDismiss.ts'
import { useHeightMotion } from '../useHeightMotion.ts'
import { useModal } from './useModal.ts'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /** A back button before the title. */
  back?: { label: string; act: () => void }
  /** Beside the title, but last in the tab order, so that it does not get the focus first. */
  hint?: ReactNode
  /** If false, only its content can close it, not Escape, a press outside or a drag. */
  dismissable?: boolean
  /** Part of the window: `tall` always fills 80 %, `half` is between 40 and 80 %. Otherwise as high as its content. */
  height?: 'tall' | 'half'
  /** On a phone it comes up from the bottom edge. */
  docked?: boolean
  id?: string
  /** The id of what gets the focus when it has closed, itself or its first field; otherwise what had it before, as browsers do. */
  focusAfter?: string
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
  height,
  docked = false,
  id,
  focusAfter,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const pressedOutside = useRef(false)
  const dismiss = () => dismissable && onClose()
  const handle = useDragToDismiss(dialog, dismiss)

  useHeightMotion(dialog, panel)
  useModal({ dialog, body, heading }, { open, title, focusAfter })

  return (
    // The press outside is a shortcut of the mouse; Escape and the button do the same for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      id={id}
      className={classNames(styles['dialog'], docked && styles['docked'], height !== undefined && styles[height])}
      aria-labelledby={titleId}
      // React bubbles both events to an enclosing dialog, which they do not concern.
      onCancel={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        dismiss()
      }}
      // Browsers let a second Escape through in spite of preventDefault, so reopen if it must not close.
      onClose={(event) => {
        // The dialog can be open again when the close event fires, because effects run twice in strict mode.
        if (!open || event.target !== dialog.current || dialog.current.open) return
        if (dismissable) onClose()
        else dialog.current.showModal()
      }}
      onPointerDown={(event) => (pressedOutside.current = event.target === dialog.current)}
      // The second click of a double click was meant for what the first one removed (case 48).
      onClick={(event) => event.target === dialog.current && pressedOutside.current && event.detail < 2 && dismiss()}
    >
      <div ref={panel} className={styles['panel']}>
        <div className={styles['head']} {...handle}>
          {back !== undefined && (
            <button type="button" className={styles['back']} aria-label={back.label} onClick={back.act}>
              <Icon name="back" />
            </button>
          )}
          <h2 ref={heading} id={titleId} tabIndex={-1}>
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
