import { type RefObject, useLayoutEffect } from 'react'
import { visitValue } from '#platform/page/visit/visitValue.ts'

/** True while the page's own player is in view; the app's bar is hidden meanwhile (spec: player.bar). */
export const pagePlayerVisible = visitValue(() => false)

/** The bar appears if less than this part of the page's player is visible. */
const HALF = 0.5

/** Registers a page's player of the current song; the bar is hidden while half of it is visible (spec: player.bar). */
export function usePagePlayer(element: RefObject<Element | null>, isCurrent = true): void {
  useLayoutEffect(() => {
    if (!isCurrent || element.current === null) return undefined
    pagePlayerVisible.set(true)
    const observer = new IntersectionObserver(
      (entries) => pagePlayerVisible.set((entries.at(-1)?.intersectionRatio ?? 1) >= HALF),
      { threshold: HALF },
    )
    observer.observe(element.current)
    return () => {
      observer.disconnect()
      pagePlayerVisible.set(false)
    }
  }, [element, isCurrent])
}
