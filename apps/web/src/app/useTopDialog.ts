import { useSyncExternalStore } from 'react'

/** Observes both the `open` attribute and removal, as a dialog may be removed while open. */
function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}

const topDialog = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? null

/** The modal that lies over the page; null: none does. */
export const useTopDialog = (): Element | null => useSyncExternalStore(subscribe, topDialog)
