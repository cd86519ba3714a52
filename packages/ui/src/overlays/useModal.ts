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

/** Opens and closes the modal, and moves the focus into it, between its steps and out of it. */
export function useModal({ dialog, body, heading }: Elements, { open, title, focusAfter }: Modal): void {
  const next = useRef(focusAfter)
  useLayoutEffect(() => {
    next.current = focusAfter
  })
  useEffect(() => {
    if (open && dialog.current !== null && !dialog.current.open) {
      // Only the lowest of several open dialogs has a backdrop.
      dialog.current.toggleAttribute('data-stacked', document.querySelector('dialog:modal') !== null)
      dialog.current.showModal()
      // Focuses the heading, so that screen readers announce it first, unless a search field asks for the focus.
      const first = dialog.current.querySelector<HTMLElement>('[data-focus-first]')
      ;(first ?? heading.current)?.focus()
      // Browsers would restore the previous scroll position.
      body.current?.scrollTo(0, 0)
    }
    if (!open && dialog.current?.open === true) {
      dialog.current.close()
      if (next.current !== undefined) focusOn(next.current)
    }
  }, [open, dialog, body, heading])
  // The pressed button may be removed with its step, so the focus moves to the next heading.
  const lastTitle = useRef(title)
  useEffect(() => {
    if (lastTitle.current === title) return
    lastTitle.current = title
    const { activeElement } = document
    if (dialog.current?.open === true && (activeElement === document.body || activeElement === dialog.current))
      heading.current?.focus()
  })
  // Unmounting an open dialog would lose the focus, so it is closed first.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => {
      element?.close()
      if (next.current !== undefined) focusOn(next.current)
    }
  }, [dialog])
}
