import type { DrumName } from '../voices/drums.ts'
import type { Instrument } from '../voices/instruments.ts'
import type { Mode } from './harmony.ts'

/** i: beginning, A: verse, B: refrain, C: the middle, x: the music holds its breath, o: end. */
export type SectionName = 'i' | 'A' | 'B' | 'C' | 'x' | 'o'

type Choices<T> = readonly [T, ...T[]]

/** A line of a score is written as bars of so many sixteenths: a sign begins a note, `-` holds it, `.` is silent. */
type Played = {
  play: Choices<Instrument>
  /** The middle of what it plays, as a MIDI note. */
  middle: number
  level: number
  /** −1 left to 1 right. */
  pan?: number
  /** Amounts sent to the reverb and to the echo. */
  room?: number
  echo?: number
  /** True if the bass drum lowers it. */
  ducks?: boolean
  /** The sections in which it plays. */
  in: string
}

export type Part =
  /** `x` and `X` (louder) are the whole chord, a digit is one of its notes from below. */
  | (Played & { as: 'chords'; lines: Choices<string> })
  /** r root, 5 fifth, 8 octave, 3 third, 7 seventh, a: the step before the next root. */
  | (Played & { as: 'bass'; lines: Choices<string> })
  /** A tune of its own for each section, made of these rhythms of a bar. */
  | (Played & { as: 'tune'; cells: Choices<string> })

/** x, X louder, o hardly. */
export type DrumLine = { drum: DrumName; line: string; level: number; pan?: number; room?: number; in: string }

export type Style = {
  bpm: readonly [low: number, high: number]
  beats: 3 | 4
  /** By how much of itself every second note comes late: of sixteenths or of eighths. */
  swing?: { of: 8 | 16; by: number }
  modes: Choices<Mode>
  /** Number of notes in a chord. */
  chordSize: 3 | 4 | 5
  /** Four bars each; the refrain has its own. */
  verse: Choices<string>
  refrain: Choices<string>
  parts: readonly Part[]
  drums: readonly DrumLine[]
  /** Drum pattern in the last bar of a section. */
  fill?: readonly DrumLine[]
  /** Sections with their bars: `i4 A8 B8`. */
  forms: Choices<string>
  /** The size of the room, 0 to 1. */
  room: number
}
