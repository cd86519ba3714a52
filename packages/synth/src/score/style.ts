import type { DrumName } from '../voices/drums.ts'
import type { Instrument } from '../voices/instruments.ts'
import type { Mode } from './harmony.ts'

/** i: intro, A: verse, B: refrain, C: bridge, x: break, o: outro. */
export type SectionName = 'i' | 'A' | 'B' | 'C' | 'x' | 'o'

type Choices<T> = readonly [T, ...T[]]

/** A line has one character per sixteenth: a sign begins a note, `-` holds it, `.` is silent. */
type Played = {
  play: Choices<Instrument>
  /** Middle of the part's range, as a MIDI note. */
  middle: number
  level: number
  /** −1 left to 1 right. */
  pan?: number
  /** Amounts sent to the reverb and to the echo. */
  room?: number
  echo?: number
  /** True if each bass drum lowers the part's level. */
  ducks?: boolean
  /** The sections in which the part plays. */
  in: string
}

export type Part =
  /** Signs: `x` and `X` (louder) play the whole chord, a digit one of its notes, counted from below. */
  | (Played & { as: 'chords'; lines: Choices<string> })
  /** Signs: r root, 3 third, 5 fifth, 7 seventh, 8 octave, a: the step below the next root. */
  | (Played & { as: 'bass'; lines: Choices<string> })
  /** A different tune for each section, made from these one-bar rhythms. */
  | (Played & { as: 'tune'; cells: Choices<string> })

/** Signs: x normal, X louder, o very soft. */
export type DrumLine = { drum: DrumName; line: string; level: number; pan?: number; room?: number; in: string }

export type Style = {
  bpm: readonly [low: number, high: number]
  beats: 3 | 4
  /** Delay of every second sixteenth or eighth, as a part of its length. */
  swing?: { of: 8 | 16; by: number }
  modes: Choices<Mode>
  /** Number of notes in a chord. */
  chordSize: 3 | 4 | 5
  /** Chord sequences of four bars each, for verse and refrain. */
  verse: Choices<string>
  refrain: Choices<string>
  parts: readonly Part[]
  drums: readonly DrumLine[]
  /** Drum pattern in the last bar of a section. */
  fill?: readonly DrumLine[]
  /** Sections with their bars: `i4 A8 B8`. */
  forms: Choices<string>
  /** Size of the room for the reverb, 0 to 1. */
  room: number
}
