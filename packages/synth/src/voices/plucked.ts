import { saturated } from '../tone/exact.ts'
import { samplesOf } from '../tone/envelope.ts'
import { RATE } from '../tone/waves.ts'
import type { Voice } from './voice.ts'

type Strings = {
  /** Ringing time in seconds, at the middle of the keyboard. */
  ring: number
  /** Brightness, from 0 (dull) to 1 (sharp). */
  bright: number
  /** Plucking position, as a fraction of the string. */
  place: number
  drive?: number
}

/** Plucked string (Karplus–Strong): a burst of noise in a delay loop with a low-pass filter. */
const plucked =
  ({ ring, bright, place, drive = 0 }: Strings): Voice =>
  ({ hz, seconds, force, noise }) => {
    const keep = 0.5 + 0.48 * bright
    // The loop is shorter by the delay of the smoothing filter.
    const period = RATE / hz - (1 - keep) / keep
    const size = Math.ceil(period)
    const rest = size - period
    const loop = new Float64Array(size + 2)
    let dull = 0
    const edge = 0.15 + 0.8 * bright * force
    for (let at = 0; at < size; at += 1) {
      dull += edge * (noise() - dull)
      loop[at] = dull
    }
    const notch = Math.max(1, Math.floor(size * place))
    const burst = Float64Array.from(loop)
    for (let at = 0; at < size; at += 1) loop[at] = (burst[at] ?? 0) - (burst[(at + size - notch) % size] ?? 0)
    const loss = 1 - 1 / (ring * Math.max(80, hz) * 0.9)
    const heldSamples = samplesOf(seconds)
    const out = new Float32Array(heldSamples + samplesOf(0.12))
    let last = 0
    let at = 0
    for (let n = 0; n < out.length; n += 1) {
      const here = loop[at] ?? 0
      const next = loop[(at + 1) % size] ?? 0
      const between = here + (next - here) * rest
      last = between * keep + last * (1 - keep)
      // A finger damps the string at the end of the note.
      loop[at] = last * (n < heldSamples ? loss : 0.985 * loss)
      at = at + 1 === size ? 0 : at + 1
      const sound = between * force * Math.min(1, n / 20) * Math.min(1, (out.length - n) / 600)
      out[n] = drive === 0 ? sound : saturated(sound * (1 + 6 * drive)) * 0.6
    }
    return out
  }

export const STRUNG = {
  guitar: plucked({ ring: 2.2, bright: 0.75, place: 0.18 }),
  nylon: plucked({ ring: 1.4, bright: 0.5, place: 0.28 }),
  picked: plucked({ ring: 0.8, bright: 0.95, place: 0.1 }),
  highlife: plucked({ ring: 0.7, bright: 0.85, place: 0.13, drive: 0.15 }),
  fuzz: plucked({ ring: 3, bright: 0.8, place: 0.15, drive: 1 }),
  upright: plucked({ ring: 1.1, bright: 0.3, place: 0.3 }),
  bassGuitar: plucked({ ring: 2.4, bright: 0.45, place: 0.22, drive: 0.08 }),
  harp: plucked({ ring: 2.6, bright: 0.6, place: 0.4 }),
  pizzicato: plucked({ ring: 0.35, bright: 0.5, place: 0.3 }),
  clav: plucked({ ring: 0.6, bright: 0.98, place: 0.07, drive: 0.3 }),
} as const satisfies Readonly<Record<string, Voice>>
