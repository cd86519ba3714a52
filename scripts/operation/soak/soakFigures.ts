import type { FaultKind } from './soakPlan.ts'

/** A request of a reader: when it began, and how long it took; `ms` is null if it failed. */
export type Sample = { atMs: number; ms: number | null }
/** `recoveredMs`: time from the end of the fault until every server answers everything; null if it did not within the limit. */
export type Recovery = { kind: FaultKind; beganMs: number; endedMs: number; recoveredMs: number | null }

function percentileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

const timesOf = (samples: readonly Sample[]) => samples.flatMap(({ ms }) => (ms === null ? [] : [ms]))

/** Time after a node has omitted logs during which orders may still be judged without them. */
const AFTER_OMISSION_MS = 20_000

/** True if a node omitted logs shortly before. Orders are then judged without them (docs/decisions/0020). */
export const isAfterOmission = (atMs: number, recoveries: readonly Recovery[]): boolean =>
  recoveries.some(
    ({ kind, beganMs, endedMs }) =>
      kind === 'node leaves out logs' && atMs >= beganMs && atMs <= endedMs + AFTER_OMISSION_MS,
  )

/** Durations of readers alone, with load between faults, and during faults with their recovery. */
export function readerFigures(samples: readonly Sample[], recoveries: readonly Recovery[], loadFromMs: number) {
  const inFault = ({ atMs }: Sample) =>
    recoveries.some((each) => atMs >= each.beganMs && atMs <= each.endedMs + (each.recoveredMs ?? 0))
  const alone = samples.filter(({ atMs }) => atMs < loadFromMs)
  const loaded = samples.filter(({ atMs }) => atMs >= loadFromMs)
  const rows = [
    ['alone', alone],
    ['with load', loaded.filter((sample) => !inFault(sample))],
    ['during faults', loaded.filter(inFault)],
  ] as const
  return rows.map(([when, some]) => ({
    when,
    requests: some.length,
    failed: some.filter(({ ms }) => ms === null).length,
    p50: Math.round(percentileOf(timesOf(some), 0.5)),
    p99: Math.round(percentileOf(timesOf(some), 0.99)),
  }))
}

/** Recovery by kind of fault. `failed` counts requests of readers that failed between the start of a fault and the recovery. */
export function recoveryFigures(recoveries: readonly Recovery[], samples: readonly Sample[]) {
  const kinds = [...new Set(recoveries.map(({ kind }) => kind))]
  return kinds.map((kind) => {
    const some = recoveries.filter((each) => each.kind === kind)
    const times = some.map(({ recoveredMs }) => recoveredMs ?? Number.POSITIVE_INFINITY)
    const during = samples.filter(({ atMs }) =>
      some.some((each) => atMs >= each.beganMs && atMs <= each.endedMs + (each.recoveredMs ?? 0)),
    )
    return {
      fault: kind,
      times: some.length,
      'recovery p50 ms': Math.round(percentileOf(times, 0.5)),
      'recovery max ms': Math.round(Math.max(...times)),
      requests: during.length,
      failed: during.filter(({ ms }) => ms === null).length,
    }
  })
}
