import type { Address } from '@musi/domain/address'
import type { WorthMoment } from './worthMoment.ts'

type Point = { readonly timeSeconds: number; readonly dollars: number }

/** A curve of an account's worth, and the tokens it covers. */
export type WorthCurve = {
  /** Points of the curve, oldest first. */
  readonly points: readonly Point[]
  readonly counted: readonly Address[]
  /** Tokens that had no price at some time while they were held. */
  readonly uncounted: readonly Address[]
  readonly most: number
}

export function worthCurve(moments: readonly WorthMoment[]): WorthCurve {
  const counted = new Set<Address>()
  const uncounted = new Set<Address>()
  const points = moments.toReversed().map(({ timeSeconds, holdings }): Point => {
    for (const { token, dollars } of holdings) (dollars === null ? uncounted : counted).add(token)
    return { timeSeconds, dollars: holdings.reduce((sum, { dollars }) => sum + (dollars ?? 0), 0) }
  })
  return {
    points,
    counted: [...counted],
    uncounted: [...uncounted],
    most: Math.max(0, ...points.map(({ dollars }) => dollars)),
  }
}

/** SVG path of the curve in a box of this size. Time runs from left to right, and zero is at the bottom. */
export function curvePath({ points, most }: WorthCurve, width: number, height: number): string {
  const first = points[0]
  const last = points.at(-1)
  if (first === undefined || last === undefined) return ''
  const span = Math.max(1, last.timeSeconds - first.timeSeconds)
  const round = (place: number) => Math.round(place * 10) / 10
  return points
    .map(({ timeSeconds, dollars }, at) => {
      const x = round(((timeSeconds - first.timeSeconds) / span) * width)
      const y = round(height - (most === 0 ? 0 : (dollars / most) * height))
      return `${at === 0 ? 'M' : 'L'}${x} ${y}`
    })
    .join('')
}
