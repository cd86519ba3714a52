import { type RefObject, useLayoutEffect } from 'react'
import { pagePlayer } from './pagePlayer.ts'

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
