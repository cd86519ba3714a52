import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

type Elements = {
  dialog: RefObject<HTMLDialogElement | null>
  body: RefObject<HTMLElement | null>
  heading: RefObject<HTMLElement | null>
}
type Modal = { open: boolean; title: string; focusAfter: string | undefined }

function focusOn(id: string): void {
  const place = document.getElementById(id)
  const field = place?.matches('input, button, [tabindex]') === true ? place : place?.querySelector('input')
  field?.focus()
}

/** Opens and closes the browser's modal, and leads the focus into it, through its steps and out of it. */
export function useModal({ dialog, body, heading }: Elements, { open, title, focusAfter }: Modal): void {
  const next = useRef(focusAfter)
  useLayoutEffect(() => {
    next.current = focusAfter
  })
  useEffect(() => {
    if (open && dialog.current !== null && !dialog.current.open) {
      // One veil is enough, however many lie over each other.
      dialog.current.toggleAttribute('data-stacked', document.querySelector('dialog:modal') !== null)
      dialog.current.showModal()
      // Readers hear what it is before what can be pressed; a search field may ask for the focus.
      const first = dialog.current.querySelector<HTMLElement>('[data-focus-first]')
      ;(first ?? heading.current)?.focus()
      // Browsers restore the scroll position of the previous time.
      body.current?.scrollTo(0, 0)
    }
    if (!open && dialog.current?.open === true) {
      dialog.current.close()
      if (next.current !== undefined) focusOn(next.current)
    }
  }, [open, dialog, body, heading])
  // The pressed button is often gone with the previous step; focus moves to the heading of the next one.
  const lastTitle = useRef(title)
  useEffect(() => {
    if (lastTitle.current === title) return
    lastTitle.current = title
    const { activeElement } = document
    if (dialog.current?.open === true && (activeElement === document.body || activeElement === dialog.current))
      heading.current?.focus()
  })
  // Unmounting an open dialog would lose the focus; closing it restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => {
      element?.close()
      if (next.current !== undefined) focusOn(next.current)
    }
  }, [dialog])
}
