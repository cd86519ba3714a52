import { useSyncExternalStore } from 'react'

/** A dialog is opened by its attribute, and may leave the page while it is open. */
function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}

const isCovered = () => document.querySelector('dialog:modal') !== null

/** Whether a modal lies over the page. */
export const useCovered = (): boolean => useSyncExternalStore(subscribe, isCovered)
