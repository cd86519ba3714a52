import { exp, saturated, sine } from '../tone/exact.ts'
import { type Envelope, heldLevel, samplesOf } from '../tone/envelope.ts'
import { filter } from '../tone/filters.ts'
import { RATE, sawTable, waveAt } from '../tone/waves.ts'
import type { Voice } from './voice.ts'

type Bowed = {
  envelope: Envelope
  /** Number of oscillators, and their detuning in hundredths of a semitone. */
  many: number
  apart: number
  /** The low-pass filter: its cutoff, how many octaves higher it starts, and the seconds of that decay. */
  cutoffHz: number
  opens: number
  opensFor: number
  ring?: number
  vibrato?: number
  /** True for a square wave instead of a sawtooth. */
  hollow?: boolean
  drive?: number
}

const CENT = 0.0005776226504666211
const LN_2 = 0.6931471805599453
/** Number of samples between updates of the filter. */
const STEP = 32

/** Detuned sawtooth or square waves through a filter: strings, pads, brass, leads and basses. */
const sawn =
  ({
    envelope,
    many,
    apart,
    cutoffHz,
    opens,
    opensFor,
    ring = 0,
    vibrato = 0,
    hollow = false,
    drive = 0,
  }: Bowed): Voice =>
  ({ hz, seconds, force, noise }) => {
    const heldSamples = samplesOf(seconds)
    const out = new Float32Array(heldSamples + samplesOf(envelope.release))
    const table = sawTable(hz)
    const tone = filter(cutoffHz, ring)
    const speeds = Array.from({ length: many }, (_, at) =>
      many === 1 ? hz : hz * exp(CENT * apart * ((2 * at) / (many - 1) - 1)),
    )
    const phases = speeds.map(() => (noise() + 1) / 2)
    let sway = 0
    for (let n = 0; n < out.length; n += 1) {
      if (n % STEP === 0) {
        const seconds = n / RATE
        const open = opens * force * exp(-seconds / opensFor)
        tone.tune(cutoffHz * exp(LN_2 * open))
        sway = 1 + vibrato * 0.006 * sine(5.3 * seconds) * Math.min(1, seconds / 0.5)
      }
      let sum = 0
      for (let each = 0; each < many; each += 1) {
        const phase = (phases[each] ?? 0) + ((speeds[each] ?? 0) * sway) / RATE
        phases[each] = phase >= 1 ? phase - 1 : phase
        sum += hollow ? waveAt(table, phase) - waveAt(table, phase + 0.5) : waveAt(table, phase)
      }
      const plain = (tone.low(sum) / (many > 1 ? 0.6 * many : 1)) * heldLevel(envelope, n, heldSamples) * force
      out[n] = drive === 0 ? plain * 0.5 : saturated(plain * (1 + 3 * drive)) * 0.45
    }
    return out
  }

/** Drawbar organ: a sum of sines. */
const organ =
  (bars: readonly (readonly [ratio: number, level: number])[], click: number): Voice =>
  ({ hz, seconds, force, noise }) => {
    const heldSamples = samplesOf(seconds)
    const out = new Float32Array(heldSamples + samplesOf(0.06))
    for (let n = 0; n < out.length; n += 1) {
      const turns = (hz * n) / RATE + 0.0012 * (hz / 200) * sine((6.1 * n) / RATE)
      let sum = 0
      for (const [ratio, level] of bars) sum += level * sine(turns * ratio)
      const start = n < 300 ? click * noise() * (1 - n / 300) : 0
      out[n] = (sum + start) * heldLevel({ attack: 0.006, release: 0.06 }, n, heldSamples) * force * 0.4
    }
    return out
  }

/** Wind instrument: breath noise and overtones. */
const blown =
  (breath: number, overtones: readonly number[]): Voice =>
  ({ hz, seconds, force, noise }) => {
    const heldSamples = samplesOf(seconds)
    const out = new Float32Array(heldSamples + samplesOf(0.14))
    const air = filter(hz * 2, 0.7)
    let phase = 0
    for (let n = 0; n < out.length; n += 1) {
      const second = n / RATE
      phase += (hz * (1 + 0.005 * sine(5.1 * second) * Math.min(1, second / 0.6))) / RATE
      let sum = sine(phase)
      for (const [at, level] of overtones.entries()) sum += level * sine(phase * (at + 2))
      out[n] =
        (sum * 0.5 + breath * air.band(noise())) * heldLevel({ attack: 0.05, release: 0.14 }, n, heldSamples) * force
    }
    return out
  }

/** Choir on one vowel: sawtooth waves through the vowel's three formants. */
const sung =
  (vowel: readonly (readonly [hz: number, level: number])[]): Voice =>
  ({ hz, seconds, force, noise }) => {
    const envelope = { attack: 0.22, release: 0.5 }
    const heldSamples = samplesOf(seconds)
    const out = new Float32Array(heldSamples + samplesOf(envelope.release))
    const table = sawTable(hz)
    const throats = vowel.map(([formant, level]) => ({ tone: filter(formant, 0.86), level }))
    const phases = [0, 0.37, 0.71]
    const speeds = [hz * 0.996, hz, hz * 1.0045]
    for (let n = 0; n < out.length; n += 1) {
      let sum = 0.02 * noise()
      for (let each = 0; each < 3; each += 1) {
        const phase = (phases[each] ?? 0) + ((speeds[each] ?? 0) * (1 + 0.003 * sine((5 + each) * (n / RATE)))) / RATE
        phases[each] = phase >= 1 ? phase - 1 : phase
        sum += waveAt(table, phase)
      }
      let sound = 0
      for (const { tone, level } of throats) sound += level * tone.band(sum)
      out[n] = sound * heldLevel(envelope, n, heldSamples) * force * 0.8
    }
    return out
  }

export const SUSTAINED = {
  pad: sawn({ envelope: { attack: 0.5, release: 0.9 }, many: 4, apart: 14, cutoffHz: 700, opens: 1.2, opensFor: 1.6 }),
  warmPad: sawn({ envelope: { attack: 0.9, release: 1.4 }, many: 3, apart: 9, cutoffHz: 420, opens: 0.8, opensFor: 3 }),
  strings: sawn({
    envelope: { attack: 0.16, release: 0.35 },
    many: 4,
    apart: 10,
    cutoffHz: 2400,
    opens: 0.4,
    opensFor: 0.8,
    vibrato: 1,
  }),
  brass: sawn({
    envelope: { attack: 0.035, release: 0.1 },
    many: 2,
    apart: 5,
    cutoffHz: 900,
    opens: 2.2,
    opensFor: 0.35,
    vibrato: 0.6,
    drive: 0.4,
  }),
  trombone: sawn({
    envelope: { attack: 0.05, release: 0.12 },
    many: 1,
    apart: 0,
    cutoffHz: 500,
    opens: 1.9,
    opensFor: 0.4,
    vibrato: 0.5,
    drive: 0.4,
  }),
  sawLead: sawn({
    envelope: { attack: 0.012, release: 0.12 },
    many: 3,
    apart: 8,
    cutoffHz: 1900,
    opens: 1.6,
    opensFor: 0.3,
    ring: 0.3,
    vibrato: 0.8,
  }),
  squareLead: sawn({
    envelope: { attack: 0.006, release: 0.08 },
    many: 1,
    apart: 0,
    cutoffHz: 4200,
    opens: 0.6,
    opensFor: 0.2,
    vibrato: 0.7,
    hollow: true,
  }),
  chip: sawn({
    envelope: { attack: 0.002, release: 0.02 },
    many: 1,
    apart: 0,
    cutoffHz: 9000,
    opens: 0,
    opensFor: 1,
    hollow: true,
  }),
  stab: sawn({
    envelope: { attack: 0.004, release: 0.12 },
    many: 4,
    apart: 12,
    cutoffHz: 900,
    opens: 2.4,
    opensFor: 0.12,
    ring: 0.35,
  }),
  acid: sawn({
    envelope: { attack: 0.003, release: 0.03 },
    many: 1,
    apart: 0,
    cutoffHz: 240,
    opens: 3.1,
    opensFor: 0.11,
    ring: 0.78,
    drive: 0.5,
  }),
  sawBass: sawn({
    envelope: { attack: 0.005, release: 0.05 },
    many: 2,
    apart: 4,
    cutoffHz: 300,
    opens: 1.8,
    opensFor: 0.2,
    ring: 0.2,
    drive: 0.3,
  }),
  deepBass: sawn({
    envelope: { attack: 0.008, release: 0.06 },
    many: 1,
    apart: 0,
    cutoffHz: 170,
    opens: 0.8,
    opensFor: 0.15,
    hollow: true,
    drive: 0.4,
  }),
  reese: sawn({
    envelope: { attack: 0.01, release: 0.08 },
    many: 3,
    apart: 22,
    cutoffHz: 420,
    opens: 0.6,
    opensFor: 0.4,
    drive: 0.5,
  }),
  organ: organ(
    [
      [0.5, 0.5],
      [1, 0.8],
      [1.5, 0.3],
      [2, 0.5],
      [3, 0.25],
      [4, 0.2],
    ],
    0.25,
  ),
  reedOrgan: organ(
    [
      [1, 0.7],
      [2, 0.35],
      [3, 0.28],
      [4, 0.12],
      [5, 0.1],
    ],
    0.05,
  ),
  flute: blown(0.18, [0.2, 0.08]),
  whistle: blown(0.05, [0.04]),
  clarinet: blown(0.06, [0.02, 0.4, 0.02, 0.22]),
  choir: sung([
    [700, 1],
    [1150, 0.6],
    [2700, 0.25],
  ]),
} as const satisfies Readonly<Record<string, Voice>>
