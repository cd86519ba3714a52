const MODES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
} as const
export type Mode = keyof typeof MODES

/** Key of a song: its home note and its mode. */
export type Key = { home: number; mode: Mode }

/** The note of a step of the scale; 7 is an octave up. */
export function noteOf({ home, mode }: Key, step: number): number {
  const scale = MODES[mode]
  const octave = Math.floor(step / 7)
  return home + 12 * octave + (scale[step - 7 * octave] ?? 0)
}

/** `root` and `steps` are scale degrees, `notes` MIDI notes. */
export type Chord = { root: number; steps: readonly number[]; notes: readonly number[] }

/** `4` is the chord on the fifth step, `4M` that chord with a major third. */
export function chordOf(key: Key, text: string, size: number): Chord {
  const root = Number.parseInt(text, 10)
  const steps = Array.from({ length: size }, (_, at) => root + 2 * at)
  const notes = steps.map((step) => noteOf(key, step))
  if (text.endsWith('M')) notes[1] = (notes[0] ?? 0) + 4
  return { root, steps, notes }
}

/** The chord's notes, each in the octave nearest to `middle`, so that successive chords lie close together. */
export const voicing = ({ notes }: Chord, middle: number): readonly number[] =>
  notes.map((note) => note + 12 * Math.floor((middle + 6 - note) / 12)).toSorted((one, other) => one - other)
