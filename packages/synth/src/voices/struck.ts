import { sine } from '../tone/exact.ts'
import { decayFactor, heldLevel, samplesOf } from '../tone/envelope.ts'
import { RATE } from '../tone/waves.ts'
import type { Voice } from './voice.ts'

type Partial = readonly [ratio: number, level: number, ringSeconds: number]

/** Struck bars, bells and strings: partials with separate decay times. */
const struck =
  (partials: readonly Partial[], { attack = 0.002, release = 0.25, knock = 0 } = {}): Voice =>
  ({ hz, seconds, force, noise }) => {
    const heldSamples = samplesOf(seconds)
    const out = new Float32Array(heldSamples + samplesOf(release))
    for (const [at, [ratio, level, ring]] of partials.entries()) {
      const high = hz * ratio
      if (high > 15_000) continue
      const left = decayFactor(ring * Math.min(1.6, Math.max(0.35, 330 / hz)))
      // A harder hit contains more overtones.
      let loud = level * force * (at === 0 ? 1 : 0.35 + 0.65 * force)
      for (let n = 0; n < out.length; n += 1) {
        out[n] = (out[n] ?? 0) + loud * sine((high * n) / RATE)
        loud *= left
      }
    }
    let hit = knock * force
    let dull = 0
    const knockDecay = decayFactor(0.012)
    for (let n = 0; n < out.length; n += 1) {
      dull += 0.3 * (noise() - dull)
      out[n] = ((out[n] ?? 0) + dull * hit) * heldLevel({ attack, release }, n, heldSamples)
      hit *= knockDecay
    }
    return out
  }

const PIANO: readonly Partial[] = [
  [1, 0.62, 1.5],
  [1.0007, 0.2, 3.4],
  [2.001, 0.34, 1.1],
  [3.004, 0.2, 0.8],
  [4.009, 0.12, 0.6],
  [5.017, 0.08, 0.45],
  [6.03, 0.05, 0.35],
  [7.05, 0.035, 0.25],
  [9.1, 0.02, 0.18],
]

/** Frequency modulation of two sines: electric piano and glass sounds. */
const modulated =
  (ratio: number, depth: number, ring: number, tine: number): Voice =>
  ({ hz, seconds, force }) => {
    const heldSamples = samplesOf(seconds)
    const out = new Float32Array(heldSamples + samplesOf(0.2))
    const softer = decayFactor(ring * 0.45)
    const quieter = decayFactor(ring)
    const short = decayFactor(0.09)
    let bend = (depth * force * force) / 6.28
    let loud = force * 0.8
    let ping = tine * force
    for (let n = 0; n < out.length; n += 1) {
      const turns = (hz * n) / RATE
      const tremolo = 1 + 0.1 * sine((4.6 * n) / RATE)
      out[n] =
        (loud * tremolo * sine(turns + bend * sine(ratio * turns)) + ping * sine(turns * 14.02)) *
        heldLevel({ attack: 0.003, release: 0.2 }, n, heldSamples)
      bend *= softer
      loud *= quieter
      ping *= short
    }
    return out
  }

export const STRUCK = {
  piano: struck(PIANO, { knock: 0.3 }),
  electricPiano: modulated(1, 1.9, 1.6, 0.05),
  glass: modulated(3.5, 2.2, 1.1, 0.02),
  celesta: struck(
    [
      [1, 0.7, 0.9],
      [4.02, 0.22, 0.3],
      [8.1, 0.08, 0.12],
    ],
    { knock: 0.1 },
  ),
  marimba: struck(
    [
      [1, 0.8, 0.35],
      [3.93, 0.25, 0.09],
      [9.2, 0.08, 0.04],
    ],
    { knock: 0.35 },
  ),
  vibraphone: struck(
    [
      [1, 0.75, 1.6],
      [4, 0.2, 0.5],
      [10, 0.05, 0.1],
    ],
    { release: 0.6 },
  ),
  kalimba: struck(
    [
      [1, 0.8, 0.7],
      [5.4, 0.2, 0.12],
      [0.5, 0.08, 0.3],
    ],
    { knock: 0.25 },
  ),
  bell: struck(
    [
      [1, 0.5, 2.2],
      [2.76, 0.3, 1.2],
      [5.4, 0.16, 0.7],
      [8.93, 0.08, 0.4],
    ],
    { release: 1 },
  ),
} as const satisfies Readonly<Record<string, Voice>>
