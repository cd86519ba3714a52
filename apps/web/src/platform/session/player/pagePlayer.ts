import { type RefObject, useLayoutEffect } from 'react'
import { visitValue } from '#platform/page/visit/visitValue.ts'

/** Whether the page shows a player of its own in view: the bar of the app stands back meanwhile (spec: player.bar). */
export const pagePlayer = visitValue(() => false)

/** The bar comes once less than this much of the player of the page is in view. */
const HALF = 0.5

/** The player of a page, which stands in for the bar of the app while half of it is in view (spec: player.bar). */
export function usePagePlayer(element: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    if (element.current === null) return undefined
    pagePlayer.set(true)
    const observer = new IntersectionObserver(
      (entries) => pagePlayer.set((entries.at(-1)?.intersectionRatio ?? 1) >= HALF),
      { threshold: HALF },
    )
    observer.observe(element.current)
    return () => {
      observer.disconnect()
      pagePlayer.set(false)
    }
  }, [element])
}
