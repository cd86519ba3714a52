/** Upper bounds of the histogram, in seconds until the answer begins. */
export const DURATION_BOUNDS = [0.005, 0.025, 0.1, 0.5, 2.5, 10] as const

/** Requests of one route with one status. */
export type RequestCount = {
  /** Pattern of the route, never the requested path. */
  route: string
  status: number
  count: number
  seconds: number
  /** Requests by the smallest of `DURATION_BOUNDS` that they did not exceed; slower ones are in none. */
  withinBound: number[]
}

export type RequestCounts = {
  add: (route: string, status: number, ms: number) => void
  now: () => readonly RequestCount[]
}

/**
 * Counts answered requests by route and status. Clients choose neither, so the number of counts is
 * bounded.
 */
export function requestCounts(): RequestCounts {
  const counts = new Map<string, RequestCount>()
  return {
    add(route, status, ms) {
      const key = `${status} ${route}`
      const counted = counts.get(key)
      const count = counted ?? { route, status, count: 0, seconds: 0, withinBound: DURATION_BOUNDS.map(() => 0) }
      if (counted === undefined) counts.set(key, count)
      count.count += 1
      count.seconds += ms / 1000
      const bound = DURATION_BOUNDS.findIndex((seconds) => ms <= seconds * 1000)
      if (bound >= 0) count.withinBound[bound] = (count.withinBound[bound] ?? 0) + 1
    },
    now: () => [...counts.values()],
  }
}
