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
  /** Content beside the title, last in the tab order so that it does not get the focus first. */
  hint?: ReactNode
  /** If false, only the content can close the dialog, not Escape, a press outside or a drag. */
  dismissable?: boolean
  /** `tall` always fills 80 % of the window, `half` 40 to 80 %; by default the content decides. */
  height?: 'tall' | 'half'
  /** Docks the dialog at the bottom edge on a phone. */
  docked?: boolean
  id?: string
  /** Id of the element that gets the focus after closing, itself or its first field; by default the previously focused one. */
  focusAfter?: string
  children: ReactNode
}

/** A modal `<dialog>`, which traps the focus and makes the page inert. */
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
    // A press outside closes the dialog; Escape and the close button do so for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      id={id}
      className={classNames(styles['dialog'], docked && styles['docked'], height !== undefined && styles[height])}
      aria-labelledby={titleId}
      // React bubbles both events to an enclosing dialog, which must ignore them.
      onCancel={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        dismiss()
      }}
      // Browsers let a second Escape through despite preventDefault, so a dialog that must stay open is reopened.
      onClose={(event) => {
        // In strict mode effects run twice, so the dialog may be open again when the close event fires.
        if (!open || event.target !== dialog.current || dialog.current.open) return
        if (dismissable) onClose()
        else dialog.current.showModal()
      }}
      onPointerDown={(event) => (pressedOutside.current = event.target === dialog.current)}
      // Ignores the second click of a double click, which was meant for a removed element (case 48).
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
