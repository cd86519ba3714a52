import { type Dice, diceOf } from '@musi/domain/random/dice'
import type { DrumName } from '../voices/drums.ts'
import type { Instrument } from '../voices/instruments.ts'
import { type Chord, type Key, chordOf, noteOf, voicing } from './harmony.ts'
import { barSigns } from './patternNotes.ts'
import type { Part, SectionName, Style } from './style.ts'
import { tuneOf } from './tune.ts'

/** Position of a note in the mix. */
type Place = { level: number; pan: number; room: number; echo: number; ducks: boolean }
/** `at` and `seconds` are times in seconds. */
export type ScoreNote = Place & { at: number; seconds: number; force: number } & (
    | { kind: 'note'; play: Instrument; note: number }
    | { kind: 'drum'; drum: DrumName }
  )

export type Score = {
  bpm: number
  key: Key
  sections: readonly { name: SectionName; from: number; to: number }[]
  notes: readonly ScoreNote[]
  seconds: number
  room: number
  echoSeconds: number
}

const FORCE: Readonly<Record<SectionName, number>> = { i: 0.72, A: 0.82, B: 1, C: 0.9, x: 0.66, o: 0.74 }
/** Time for the last chord to fade. */
const RING_SECONDS = 3.2

type Bar = { section: SectionName; inSection: number; ofSection: number; number: number; chord: Chord; next: Chord }

/** Data shared by all parts of a song. */
type Ground = {
  style: Style
  dice: Dice
  key: Key
  /** Slots (sixteenth notes) per bar. */
  slots: number
  slotSeconds: number
  bars: readonly Bar[]
  chordsOf: (section: SectionName) => readonly Chord[]
}

/** Composes a song in a style; the same name always gives the same song. */
export function arrange(style: Style, name: string): Score {
  const dice = diceOf(name)
  const [low, high] = style.bpm
  const bpm = dice.wholeNumber(low, high)
  const slots = style.beats * 4
  const slotSeconds = 15 / bpm
  const key: Key = { home: dice.wholeNumber(55, 66), mode: dice.oneOf(style.modes) }
  const rows = { verse: dice.oneOf(style.verse), refrain: dice.oneOf(style.refrain) }
  const form = dice.oneOf(style.forms).split(' ')
  const chordsOf = (section: SectionName): readonly Chord[] =>
    (section === 'B' || section === 'C' ? rows.refrain : rows.verse)
      .split(' ')
      .map((text) => chordOf(key, text, style.chordSize))
  const bars = barsOf(form, chordsOf)
  const ground: Ground = { style, dice, key, slots, slotSeconds, bars, chordsOf }
  const notes = [...style.parts.flatMap((part) => partNotes(part, ground)), ...drumNotes(ground)]
  const seconds = bars.length * slots * slotSeconds + RING_SECONDS
  return {
    bpm,
    key,
    sections: sectionsOf(bars, slots * slotSeconds),
    notes: notes.toSorted((one, other) => one.at - other.at),
    seconds,
    room: style.room,
    echoSeconds: slotSeconds * 3,
  }
}

/** Converts a time in slots to seconds, with the swing of the style. */
function secondsAt({ style, slots, slotSeconds }: Ground, bar: number, at: number): number {
  const { of, by } = style.swing ?? { of: 16, by: 0 }
  const step = 16 / of
  const swung = at + (Math.floor(at / step) % 2 === 1 ? by * step : 0)
  return (bar * slots + swung) * slotSeconds
}

/** A random deviation in seconds, like that of a human player. */
const timingOffset = (dice: Dice): number => (dice.wholeNumber(-40, 40) / 10_000) * 1.2

const forceOf = (dice: Dice, section: SectionName, sign: string): number =>
  (sign === 'X' ? 1 : sign === 'o' ? 0.45 : 0.8) * FORCE[section] * (0.94 + dice.wholeNumber(0, 12) / 100)

/** Notes of one part through the whole song: a tune, a bass or chords. */
function partNotes(part: Part, ground: Ground): readonly ScoreNote[] {
  const { dice, slots, slotSeconds, key, bars } = ground
  const notes: ScoreNote[] = []
  const voice = pickPart(part, dice)
  const place = placeOf(part)
  const push: Push = (bar, at, length, note, sign) => {
    const from = secondsAt(ground, bar.number, at)
    const seconds = Math.max(slotSeconds * 0.8, secondsAt(ground, bar.number, at + length) - from - 0.01)
    const begins = Math.max(0, from + timingOffset(dice))
    const force = forceOf(dice, bar.section, sign)
    notes.push({ kind: 'note', play: voice.play, note, at: begins, seconds, force, ...place })
  }
  if (part.as === 'tune') {
    playTune(part, ground, push)
    return notes
  }
  for (const bar of bars) {
    if (!part.in.includes(bar.section)) continue
    if (bar.number === bars.length - 1) {
      const last = part.as === 'bass' ? [bassNote(key, bar, 'r', part.middle)] : voicing(bar.chord, part.middle)
      for (const note of last) push(bar, 0, slots, note, 'X')
      continue
    }
    for (const { sign, at, length } of barSigns(voice.line, slots, bar.inSection)) {
      if (part.as === 'bass') push(bar, at, length, bassNote(key, bar, sign, part.middle), 'x')
      else for (const note of chordNotes(bar.chord, sign, part.middle)) push(bar, at, length, note, sign)
    }
  }
  return notes
}

/** Drum notes of all bars except the last; a fill ends each section of at least four bars. */
function drumNotes(ground: Ground): readonly ScoreNote[] {
  const { style, dice, slots, bars } = ground
  return bars.slice(0, -1).flatMap((bar) => {
    const isFill = style.fill !== undefined && bar.ofSection >= 4 && bar.inSection === bar.ofSection - 1
    const lines = isFill ? (style.fill ?? []) : style.drums
    return lines
      .filter((line) => line.in.includes(bar.section))
      .flatMap((line) =>
        barSigns(line.line, slots, bar.inSection).map(({ sign, at }): ScoreNote => {
          const begins = Math.max(0, secondsAt(ground, bar.number, at) + timingOffset(dice) / 2)
          const place = { level: line.level, pan: line.pan ?? 0, room: line.room ?? 0.08, echo: 0, ducks: false }
          const force = forceOf(dice, bar.section, sign)
          return { kind: 'drum', drum: line.drum, at: begins, seconds: 0, force, ...place }
        }),
      )
  })
}

function barsOf(form: readonly string[], chordsOf: (section: SectionName) => readonly Chord[]): readonly Bar[] {
  const bars: Bar[] = []
  for (const each of form) {
    const section = each.charAt(0) as SectionName
    const count = Number.parseInt(each.slice(1), 10)
    const chords = chordsOf(section)
    for (let at = 0; at < count; at += 1) {
      const chord = chords[at % chords.length] ?? { root: 0, steps: [], notes: [] }
      bars.push({ section, inSection: at, ofSection: count, number: bars.length, chord, next: chord })
    }
  }
  const home = chordsOf('A')[0]
  const last = bars.at(-1)
  // The song ends on its home chord.
  if (last !== undefined && home !== undefined) last.chord = home.root === 0 ? home : last.chord
  for (const [at, bar] of bars.entries()) bar.next = bars[at + 1]?.chord ?? bar.chord
  return bars
}

function sectionsOf(bars: readonly Bar[], barSeconds: number): Score['sections'] {
  const sections: { name: SectionName; from: number; to: number }[] = []
  for (const { section, inSection, number } of bars) {
    if (inSection === 0) sections.push({ name: section, from: number * barSeconds, to: number * barSeconds })
    const last = sections.at(-1)
    if (last !== undefined) last.to = (number + 1) * barSeconds
  }
  return sections
}

const pickPart = (part: Part, dice: Dice) => ({
  play: dice.oneOf(part.play),
  line: part.as === 'tune' ? '' : dice.oneOf(part.lines),
})

const placeOf = ({ level, pan = 0, room = 0.15, echo = 0, ducks = false }: Part): Place => ({
  level,
  pan,
  room,
  echo,
  ducks,
})

function bassNote(key: Key, { chord, next }: Bar, sign: string, middle: number): number {
  const around = (note: number) => note + 12 * Math.floor((middle + 6 - note) / 12)
  const [root = key.home, third = root, fifth = root, seventh = root] = chord.notes
  switch (sign) {
    case '5':
      return around(root) + ((fifth - root + 12) % 12)
    case '3':
      return around(root) + ((third - root + 12) % 12)
    case '7':
      return around(root) + ((seventh - root + 12) % 12)
    case '8':
      return around(root) + 12
    case 'a':
      return around(noteOf(key, next.root - 1))
    default:
      return around(root)
  }
}

function chordNotes(chord: Chord, sign: string, middle: number): readonly number[] {
  const notes = voicing(chord, middle)
  if (!/\d/.test(sign)) return notes
  const at = Number(sign)
  const note = notes[at % notes.length] ?? middle
  return [note + 12 * Math.floor(at / notes.length)]
}

type Push = (bar: Bar, at: number, length: number, note: number, sign: string) => void

/** Each kind of section has its own tune; repetitions of it vary some notes. */
function playTune(part: Extract<Part, { as: 'tune' }>, { bars, dice, slots, key, chordsOf }: Ground, push: Push) {
  const tunes = new Map(
    (['i', 'A', 'B', 'C', 'x', 'o'] as const)
      .filter((section) => part.in.includes(section))
      .map(
        (section) =>
          [section, tuneOf(dice, part.cells, slots, chordsOf(section), section === 'B' || section === 'C')] as const,
      ),
  )
  const heard = new Map<SectionName, number>()
  // Steps are counted from the home note that is nearest below the middle of the part.
  const octave = 12 * Math.floor((part.middle - key.home) / 12)
  for (const bar of bars) {
    const tune = tunes.get(bar.section)
    if (tune === undefined) continue
    if (bar.inSection === 0) heard.set(bar.section, (heard.get(bar.section) ?? 0) + 1)
    const isAgain = (heard.get(bar.section) ?? 0) > 1 || bar.inSection >= 8
    if (bar.number === bars.length - 1) {
      push(bar, 0, slots, noteOf(key, 0) + octave, 'X')
      continue
    }
    for (const { bar: own, at, length, step, isStrong } of tune) {
      if (own !== bar.inSection % 8) continue
      const turned = isAgain && !isStrong && dice.wholeNumber(1, 4) === 1 ? step + dice.oneOf([1, -1, 2]) : step
      const note = noteOf(key, turned) + octave
      if (isAgain && length >= 4 && dice.wholeNumber(1, 5) === 1) {
        push(bar, at, 1, noteOf(key, turned + 1) + octave, 'o')
        push(bar, at + 1, length - 1, note, 'x')
      } else push(bar, at, length, note, isStrong ? 'X' : 'x')
    }
  }
}
