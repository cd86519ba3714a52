import { seededNumbers } from '@musi/domain/random/seededNumbers'

/** Kinds of fault, in the order in which the first round causes them. */
export const FAULTS = [
  'server killed',
  'database restarted',
  'node away',
  'reorganisation',
  'object store away',
  'node leaves out logs',
  'server suspended',
  'database killed',
  'node lags behind',
  'server stopped',
  'disk of the database full',
] as const
export type FaultKind = (typeof FAULTS)[number]

/** `server`: place of the server it concerns; other kinds concern all. */
export type Fault = { kind: FaultKind; atMs: number; lastsMs: number; server: number }

const MIN_LASTS_MS = 3000
const MAX_LASTS_MS = 8000
/** Part of the time between two faults by which one may begin later. The rest is for recovery. */
const JITTER = 0.2

/**
 * Faults of a run, the same for the same seed. Each kind comes once before any comes again, in an order that changes
 * from round to round.
 */
export function soakPlan(seed: string, { fromMs, toMs, everyMs }: { fromMs: number; toMs: number; everyMs: number }) {
  const random = seededNumbers(`faults ${seed}`)
  const faults: Fault[] = []
  let round: FaultKind[] = [...FAULTS]
  for (let slotMs = fromMs; slotMs + everyMs <= toMs; slotMs += everyMs) {
    if (round.length === 0) round = shuffled(FAULTS, random)
    const [kind = 'server killed', ...rest] = round
    round = rest
    faults.push({
      kind,
      atMs: slotMs + random() * everyMs * JITTER,
      lastsMs: MIN_LASTS_MS + random() * (MAX_LASTS_MS - MIN_LASTS_MS),
      server: Math.floor(random() * 3),
    })
  }
  return faults
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
