/** Date of an asset without a release date, in local time (spec: drops.date). */
const DEFAULT_DROP = '2021-10-31T00:00:00'

/** Release time of an asset; an invalid date counts as none. */
export function dropAtMs(releaseDate: string | null): number {
  const own = Date.parse(releaseDate ?? DEFAULT_DROP)
  return Number.isNaN(own) ? Date.parse(DEFAULT_DROP) : own
}

export type DropCountdown =
  /** Parts of 'Drops in {d}d {h}h {m}m {s}s'. */
  | {
      readonly kind: 'dropsIn'
      readonly days: number
      readonly hours: number
      readonly minutes: number
      readonly seconds: number
    }
  | { readonly kind: 'buyNow' }

/** From its date on an asset can be bought (spec: drops.countdown). */
export function dropCountdown(nowMs: number, atMs: number): DropCountdown {
  if (nowMs >= atMs) return { kind: 'buyNow' }
  const left = Math.floor((atMs - nowMs) / 1000)
  const days = Math.floor(left / 86_400)
  const hours = Math.floor(left / 3600) % 24
  return { kind: 'dropsIn', days, hours, minutes: Math.floor(left / 60) % 60, seconds: left % 60 }
}
