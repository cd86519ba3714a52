import type { Dice } from '@musi/domain/random/dice'
import type { Chord } from './harmony.ts'
import { barSigns } from './patternNotes.ts'

/** A note of a tune, with its scale step. `at` and `length` count sixteenths from the start of its bar. */
export type TuneNote = { bar: number; at: number; length: number; step: number; isStrong: boolean }

const PHRASE_BARS = 8
/** Motif of each bar of a phrase. */
const MOTIF_NAMES = ['a', 'b', 'a', 'c', 'a', 'b', 'd', 'end'] as const

/** The nearest step that belongs to the chord. */
function nearestChordStep({ steps }: Chord, step: number): number {
  let best = step
  let distance = 99
  for (const each of steps.slice(0, 3)) {
    const near = each + 7 * Math.round((step - each) / 7)
    if (Math.abs(near - step) >= distance) continue
    best = near
    distance = Math.abs(near - step)
  }
  return best
}

type Bar = readonly { at: number; length: number; move: number }[]

/** Makes a tune by repeating motifs over the chords; notes on strong beats belong to the chord. */
export function tuneOf(
  dice: Dice,
  cells: readonly [string, ...string[]],
  slots: number,
  chords: readonly Chord[],
  top: boolean,
): readonly TuneNote[] {
  const motifs = new Map<string, Bar>()
  for (const name of ['a', 'b', 'c', 'd']) {
    const signs = barSigns(dice.oneOf(cells), slots, 0)
    const rises = name === 'a' || name === 'c' ? 1 : -1
    motifs.set(
      name,
      signs.map(({ at, length }) => {
        const roll = dice.wholeNumber(1, 20)
        const step = roll <= 3 ? 0 : roll <= 14 ? 1 : roll <= 18 ? 2 : 4
        const way = dice.wholeNumber(1, 10) <= 7 ? rises : -rises
        return { at, length, move: step * way }
      }),
    )
  }
  const notes: TuneNote[] = []
  let step = top ? 4 : 2
  for (let bar = 0; bar < PHRASE_BARS; bar += 1) {
    const chord = chords[bar % chords.length]
    if (chord === undefined) break
    const name = MOTIF_NAMES[bar] ?? 'a'
    if (name === 'end') {
      const home = nearestChordStep(chord, bar === PHRASE_BARS - 1 ? 0 : step)
      notes.push({ bar, at: 0, length: Math.floor(slots * 0.75), step: top ? home + 7 : home, isStrong: true })
      break
    }
    // Each bar of motif `a` begins on the same step, so that listeners recognize it.
    if (name === 'a') step = top ? 4 : 2
    for (const { at, length, move } of motifs.get(name) ?? []) {
      const isStrong = at % 8 === 0
      step += move
      if (step > 9) step -= 3
      if (step < -2) step += 3
      const sounding = isStrong ? nearestChordStep(chord, step) : step
      if (isStrong) step = sounding
      notes.push({ bar, at, length, step: sounding, isStrong })
    }
  }
  return notes
}
