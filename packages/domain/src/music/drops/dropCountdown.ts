/** For an asset without a release date of its own, by the clock of who looks (spec: drops.date). */
const DEFAULT_DROP = '2021-10-31T00:00:00'

/** When an asset drops. What is no date counts as none. */
export function dropAtMs(releaseDate: string | null): number {
  const own = Date.parse(releaseDate ?? DEFAULT_DROP)
  return Number.isNaN(own) ? Date.parse(DEFAULT_DROP) : own
}

export type DropCountdown =
  /** The parts of 'Drops in {d}d {h}h {m}m {s}s'. */
  | {
      readonly kind: 'dropsIn'
      readonly days: number
      readonly hours: number
      readonly minutes: number
      readonly seconds: number
    }
  | { readonly kind: 'buyNow' }

/** At or past the date it can be bought (spec: drops.countdown). */
export function dropCountdown(nowMs: number, atMs: number): DropCountdown {
  if (nowMs >= atMs) return { kind: 'buyNow' }
  const left = Math.floor((atMs - nowMs) / 1000)
  const days = Math.floor(left / 86_400)
  const hours = Math.floor(left / 3600) % 24
  return { kind: 'dropsIn', days, hours, minutes: Math.floor(left / 60) % 60, seconds: left % 60 }
}
