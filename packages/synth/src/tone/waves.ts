import { sine } from './exact.ts'

export const RATE = 44_100

const TABLE_SIZE = 2048
const OCTAVES = 10
const MAX_OVERTONE_HZ = 16_000
/** Lowest frequency of the first table. Each next table is an octave higher and has half as many overtones. */
const LOWEST_HZ = 30

let tables: readonly Float64Array[] | undefined

function sawTables(): readonly Float64Array[] {
  return Array.from({ length: OCTAVES }, (_, octave) => {
    const overtones = Math.max(1, Math.floor(MAX_OVERTONE_HZ / (LOWEST_HZ * 2 ** (octave + 1))))
    const table = new Float64Array(TABLE_SIZE + 1)
    for (let n = 1; n <= overtones; n += 1) {
      // Fading the highest overtones avoids ringing at the edges of the wave.
      const level = (1 - n / (overtones + 1)) / n
      for (let at = 0; at <= TABLE_SIZE; at += 1) table[at] = (table[at] ?? 0) + level * sine((n * at) / TABLE_SIZE)
    }
    return table
  })
}

/** Table of a sawtooth wave for this frequency, without overtones that would alias. */
export function sawTable(hz: number): Float64Array {
  tables ??= sawTables()
  let octave = 0
  for (let top = LOWEST_HZ * 2; hz > top && octave < OCTAVES - 1; top *= 2) octave += 1
  return tables[octave] ?? new Float64Array(TABLE_SIZE + 1)
}

/** Value of the wave in a table at a phase in turns. */
export function waveAt(table: Float64Array, turns: number): number {
  const place = (turns - Math.floor(turns)) * TABLE_SIZE
  const at = Math.floor(place)
  const here = table[at] ?? 0
  return here + ((table[at + 1] ?? 0) - here) * (place - at)
}
