import { type RefObject, useLayoutEffect } from 'react'
import { perVisit } from '#platform/page/visit/visit.ts'
import { pagePlayerVisible } from '#platform/session/player/pagePlayer.ts'

type Box = { readonly left: number; readonly top: number; readonly width: number }

const sleeveMotion = perVisit(() => ({
  /** The clicked sleeve and its position on the page; null if none is moving. */
  origin: null as { readonly id: string; readonly box: Box } | null,
}))

/** An element's position on the page, independent of scrolling. */
function boxOf(element: Element): Box {
  const { left, top, width } = element.getBoundingClientRect()
  return { left: left + scrollX, top: top + scrollY, width }
}

const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

const cssMilliseconds = (name: string): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name))

/** Moves the chosen song's sleeve from this element to the player, and scrolls to the player (spec: songs.choosing). */
export function showInPlayer(id: string, sleeve: Element | null): void {
  if (sleeve !== null && !isMotionReduced()) sleeveMotion().origin = { id, box: boxOf(sleeve) }
  if (pagePlayerVisible.get()) return
  const player = document.querySelector('#juke-stage')
  player?.scrollIntoView({ behavior: isMotionReduced() ? 'auto' : 'smooth', block: 'start' })
}

/** Animates the player's sleeve from where it was clicked, if it was. */
export function useSleeveArrival(id: string, sleeve: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { origin } = sleeveMotion()
    sleeveMotion().origin = null
    if (origin === null || origin.id !== id || sleeve.current === null) return
    const target = boxOf(sleeve.current)
    const start = {
      transform: `translate(${origin.box.left - target.left}px, ${origin.box.top - target.top}px) scale(${origin.box.width / target.width})`,
      // Above the text that it passes.
      zIndex: 2,
    }
    sleeve.current.animate([start, { transform: 'none', zIndex: 2 }], {
      duration: cssMilliseconds('--time-sheet'),
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    })
  }, [id, sleeve])
}
