import { type Popup, shownPopups } from '@musi/domain/popups/popupList'
import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { type PopupContent, allPopups, heldPopups, subscribe, subscribeHeld } from '../platform/page/popups/popups.ts'
import { useMedia } from '../platform/page/theme/useMedia.ts'
import styles from './PopupStack.module.css'
import { lateAppText } from './chunkWords.ts'
import { latePart } from '../platform/page/loading/latePart.tsx'

/** Loaded with the first popup. */
const PopupBody = latePart(async () => (await import('./PopupBody.tsx')).PopupBody)

/** A popup whose content changes under the same key restarts. */
function popupKey({ key, content }: Popup<PopupContent>): string {
  switch (content.kind) {
    case 'transaction':
      return `${key} ${String(content.success)}`
    case 'listUpdate':
      return `${key} ${content.to} ${String(content.auto)}`
    case 'lostPath':
    case 'activeOrder':
      return key
  }
}

/** Observes both the `open` attribute and removal, as a dialog may be removed while open. */
function subscribeToDialogs(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}

/** The modal that covers the page; null if there is none. */
const topDialog = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? null

function Stack({ inDialog, children }: { inDialog: boolean; children: ReactNode }) {
  const stack = useRef<HTMLElement>(null)
  // A popover is above the dialog, which would otherwise clip and scroll it.
  useLayoutEffect(() => {
    if (inDialog) stack.current?.showPopover()
  }, [inDialog])
  return (
    <section
      ref={stack}
      className={styles['stack']}
      aria-label={lateAppText('popups')}
      aria-live="polite"
      {...(inDialog && { popover: 'manual' })}
    >
      {children}
    </section>
  )
}

/**
 * A column on the right, or a row on a phone (spec: popups.place). Outside a modal dialog everything is inert, even in
 * the top layer, so popups are rendered inside it.
 */
export function PopupStack() {
  const isPhone = useMedia('(max-width: 720px)')
  const heldKeys = useSyncExternalStore(subscribeHeld, heldPopups)
  const all = useSyncExternalStore(subscribe, allPopups).filter(({ key }) => !heldKeys.includes(key))
  const popups = shownPopups(all, isPhone ? 'row' : 'column')
  const dialog = useSyncExternalStore(subscribeToDialogs, topDialog)
  const shown = popups.map((popup) => (
    <div key={popupKey(popup)} className={`popup ${styles['popup']}`}>
      <PopupBody popup={popup} />
    </div>
  ))
  if (dialog === null || popups.length === 0) return <Stack inDialog={false}>{shown}</Stack>
  return createPortal(<Stack inDialog>{shown}</Stack>, dialog)
}
