import { tangent } from './exact.ts'
import { RATE } from './waves.ts'

export type Filter = {
  low: (x: number) => number
  band: (x: number) => number
  high: (x: number) => number
  tune: (hz: number) => void
}

/** A filter that can be tuned while it sounds (a state variable filter after Zavalishin). `ring` from 0 to below 1. */
export function filter(hz: number, ring = 0): Filter {
  const damping = 2 - 1.9 * ring
  let g = 0
  let scale = 0
  let one = 0
  let two = 0
  let high = 0
  let band = 0
  let low = 0
  function tune(to: number) {
    g = tangent(Math.min(0.47, Math.max(0.0002, to / RATE / 2)))
    scale = 1 / (1 + g * (g + damping))
  }
  function step(x: number) {
    high = (x - (g + damping) * one - two) * scale
    band = g * high + one
    one = g * high + band
    low = g * band + two
    two = g * band + low
  }
  tune(hz)
  return {
    tune,
    low: (x) => (step(x), low),
    band: (x) => (step(x), band * damping),
    high: (x) => (step(x), high),
  }
}
