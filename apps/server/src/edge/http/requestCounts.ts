/** Seconds until the answer begins. */
export const DURATION_BOUNDS = [0.005, 0.025, 0.1, 0.5, 2.5, 10] as const

/** Requests of one route with one status. */
export type RequestCount = {
  /** The route's own pattern, never the path that was asked for. */
  route: string
  status: number
  count: number
  seconds: number
  /** Requests by the first bound of `DURATION_BOUNDS` that they kept; those above all bounds are in none. */
  withinBound: number[]
}

export type RequestCounts = {
  note: (route: string, status: number, ms: number) => void
  now: () => readonly RequestCount[]
}

/** Counts answered requests; their number of kinds is bounded by the routes and by our own statuses. */
export function requestCounts(): RequestCounts {
  const counts = new Map<string, RequestCount>()
  return {
    note(route, status, ms) {
      const key = `${status} ${route}`
      const known = counts.get(key)
      const count = known ?? { route, status, count: 0, seconds: 0, withinBound: DURATION_BOUNDS.map(() => 0) }
      if (known === undefined) counts.set(key, count)
      count.count += 1
      count.seconds += ms / 1000
      const bound = DURATION_BOUNDS.findIndex((seconds) => ms <= seconds * 1000)
      if (bound >= 0) count.withinBound[bound] = (count.withinBound[bound] ?? 0) + 1
    },
    now: () => [...counts.values()],
  }
}
