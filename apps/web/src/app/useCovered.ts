import { useSyncExternalStore } from 'react'

/** Observes both the `open` attribute and removal, as a dialog may be removed while open. */
function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}

const isCovered = () => document.querySelector('dialog:modal') !== null

/** Whether a modal lies over the page. */
export const useCovered = (): boolean => useSyncExternalStore(subscribe, isCovered)
