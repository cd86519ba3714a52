import { sine } from './exact.ts'

export const RATE = 44_100

const SIZE = 2048
const OCTAVES = 10
const HIGHEST = 16_000
/** The lowest note of a table has as many overtones as stay below what can be heard; each next one has half of them. */
const LOWEST_HZ = 30

let tables: readonly Float64Array[] | undefined

function sawTables(): readonly Float64Array[] {
  return Array.from({ length: OCTAVES }, (_, octave) => {
    const overtones = Math.max(1, Math.floor(HIGHEST / (LOWEST_HZ * 2 ** (octave + 1))))
    const table = new Float64Array(SIZE + 1)
    for (let n = 1; n <= overtones; n += 1) {
      // The last overtones fade, or the edge would ring.
      const level = (1 - n / (overtones + 1)) / n
      for (let at = 0; at <= SIZE; at += 1) table[at] = (table[at] ?? 0) + level * sine((n * at) / SIZE)
    }
    return table
  })
}

/** A saw of this pitch without the overtones that would fold back. */
export function sawTable(hz: number): Float64Array {
  tables ??= sawTables()
  let octave = 0
  for (let top = LOWEST_HZ * 2; hz > top && octave < OCTAVES - 1; top *= 2) octave += 1
  return tables[octave] ?? new Float64Array(SIZE + 1)
}

/** A wave from its table, at so many turns. */
export function waveAt(table: Float64Array, turns: number): number {
  const place = (turns - Math.floor(turns)) * SIZE
  const at = Math.floor(place)
  const here = table[at] ?? 0
  return here + ((table[at + 1] ?? 0) - here) * (place - at)
}
