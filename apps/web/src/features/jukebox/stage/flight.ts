import { type RefObject, useLayoutEffect } from 'react'
import { perVisit } from '#platform/page/visit/visit.ts'
import { pagePlayerVisible } from '#platform/session/player/pagePlayer.ts'

type Box = { readonly left: number; readonly top: number; readonly width: number }

const flight = perVisit(() => ({
  /** The clicked sleeve and its position on the page; null if none is moving. */
  from: null as { readonly id: string; readonly box: Box } | null,
}))

/** An element's position on the page, independent of scrolling. */
function boxOf(element: Element): Box {
  const { left, top, width } = element.getBoundingClientRect()
  return { left: left + scrollX, top: top + scrollY, width }
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

const timeOf = (name: string): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name))

/** Moves the chosen song's sleeve from this element to the player, and scrolls to the player (spec: songs.choosing). */
export function takeOff(id: string, sleeve: Element | null): void {
  if (sleeve !== null && !isStill()) flight().from = { id, box: boxOf(sleeve) }
  if (pagePlayerVisible.get()) return
  const player = document.querySelector('#juke-stage')
  player?.scrollIntoView({ behavior: isStill() ? 'auto' : 'smooth', block: 'start' })
}

/** Animates the player's sleeve from where it was clicked, if it was. */
export function useLanding(id: string, sleeve: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { from } = flight()
    flight().from = null
    if (from === null || from.id !== id || sleeve.current === null) return
    const to = boxOf(sleeve.current)
    const start = {
      transform: `translate(${from.box.left - to.left}px, ${from.box.top - to.top}px) scale(${from.box.width / to.width})`,
    }
    sleeve.current.animate([start, { transform: 'none' }], {
      duration: timeOf('--time-sheet'),
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    })
  }, [id, sleeve])
}
