import { type RefObject, useLayoutEffect } from 'react'
import { perVisit } from '#platform/page/visit/visit.ts'
import { pagePlayerVisible } from '#platform/session/player/pagePlayer.ts'

type Box = { readonly left: number; readonly top: number; readonly width: number }

const sleeveMotion = perVisit(() => ({
  /** The sleeve that is about to be shown elsewhere, and its position on the page; null if there is none. */
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

/** Remembers where a song's sleeve is, because it moves from there to the place that shows it next. */
export function leaveSleeve(id: string, sleeve: Element | null): void {
  if (sleeve === null || isMotionReduced() || sleeve.getBoundingClientRect().width === 0) return
  sleeveMotion().origin = { id, box: boxOf(sleeve) }
}

/** Moves a sleeve here from where it was left, if it was. */
export function arriveSleeve(id: string, sleeve: HTMLElement | null): void {
  const { origin } = sleeveMotion()
  sleeveMotion().origin = null
  if (origin === null || origin.id !== id || sleeve === null) return
  const target = boxOf(sleeve)
  if (target.width === 0) return
  const duration = cssMilliseconds('--time-sheet')
  sleeve.style.transformOrigin = '0 0'
  sleeve.animate(
    [
      {
        transform: `translate(${origin.box.left - target.left}px, ${origin.box.top - target.top}px) scale(${origin.box.width / target.width})`,
      },
      { transform: 'none' },
    ],
    { duration, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  )
  // Keeps the sleeve above the text that it passes. A separate animation, because z-index would
  // keep the movement on the main thread.
  sleeve.animate({ zIndex: [2, 2] }, duration)
}

/** Moves the chosen song's sleeve from this element to the player, and scrolls to the player (spec: songs.choosing). */
export function showInPlayer(id: string, sleeve: Element | null): void {
  leaveSleeve(id, sleeve)
  if (pagePlayerVisible.get()) return
  const player = document.querySelector('#juke-stage')
  player?.scrollIntoView({ behavior: isMotionReduced() ? 'auto' : 'smooth', block: 'start' })
}

/** Animates a sleeve from where it was left, if it was. */
export function useSleeveArrival(id: string, sleeve: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => arriveSleeve(id, sleeve.current), [id, sleeve])
}
