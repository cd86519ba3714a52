import { saturated, sine } from '../tone/exact.ts'
import { decayFactor, samplesOf } from '../tone/envelope.ts'
import { filter } from '../tone/filters.ts'
import { RATE } from '../tone/waves.ts'

type Hit = { force: number; noise: () => number }
type Drum = (hit: Hit) => Float32Array

/** Drum skin: a tone of falling pitch, with the stick's click at its beginning. */
const skin =
  (lowHz: number, dropHz: number, dropSeconds: number, ring: number, click: number, drive = 0): Drum =>
  ({ force, noise }) => {
    const out = new Float32Array(samplesOf(ring * 5))
    const quieter = decayFactor(ring)
    const slower = decayFactor(dropSeconds)
    const short = decayFactor(0.006)
    let loud = force
    let drop = dropHz
    let edge = click * force
    let phase = 0
    for (let n = 0; n < out.length; n += 1) {
      phase += (lowHz + drop) / RATE
      const sound = loud * sine(phase) + edge * noise()
      out[n] = (drive === 0 ? sound : saturated(sound * (1 + drive)) * 0.8) * Math.min(1, (out.length - n) / 400)
      loud *= quieter
      drop *= slower
      edge *= short
    }
    return out
  }

/** Filtered noise that decays. */
const hiss =
  (colour: 'band' | 'high', hz: number, ring: number, quieterBy: number, attack = 0.001): Drum =>
  ({ force, noise }) => {
    const out = new Float32Array(samplesOf(ring * 5))
    const tone = filter(hz, colour === 'band' ? 0.5 : 0)
    const left = decayFactor(ring)
    let loud = force * quieterBy
    for (let n = 0; n < out.length; n += 1) {
      const x = colour === 'band' ? tone.band(noise()) : tone.high(noise())
      out[n] = x * loud * Math.min(1, n / (attack * RATE)) * Math.min(1, (out.length - n) / 200)
      loud *= left
    }
    return out
  }

/** Cymbal: square waves at inharmonic ratios. */
const plate =
  (hz: number, ring: number, level: number, shine: number): Drum =>
  ({ force, noise }) => {
    const out = new Float32Array(samplesOf(ring * 4))
    const tone = filter(6500)
    const left = decayFactor(ring)
    let loud = force * level
    const speeds = [1, 1.342, 1.2312, 1.6532, 1.9523, 2.1523].map((ratio) => (hz * ratio) / RATE)
    for (let n = 0; n < out.length; n += 1) {
      let sum = shine * noise()
      for (const speed of speeds) sum += (n * speed) % 1 < 0.5 ? 0.16 : -0.16
      out[n] = tone.high(sum) * loud * Math.min(1, (out.length - n) / 400)
      loud *= left
    }
    return out
  }

const both =
  (one: Drum, other: Drum): Drum =>
  (hit) => {
    const first = one(hit)
    const second = other(hit)
    const out = new Float32Array(Math.max(first.length, second.length))
    for (let n = 0; n < out.length; n += 1) out[n] = (first[n] ?? 0) + (second[n] ?? 0)
    return out
  }

/** Hand clap: several bursts of noise in quick succession. */
const clap: Drum = ({ force, noise }) => {
  const out = new Float32Array(samplesOf(0.32))
  const tone = filter(1400, 0.4)
  const left = decayFactor(0.07)
  let tail = force
  for (let n = 0; n < out.length; n += 1) {
    const burst = n < samplesOf(0.03) ? 1 - (n % samplesOf(0.01)) / samplesOf(0.012) : 0
    out[n] = tone.band(noise()) * (burst * force + (n > samplesOf(0.03) ? tail * 0.8 : 0)) * 2.4
    if (n > samplesOf(0.03)) tail *= left
  }
  return out
}

export const DRUMS = {
  kick: skin(47, 130, 0.03, 0.13, 0.25, 0.6),
  softKick: skin(52, 60, 0.03, 0.1, 0.1),
  clubKick: skin(44, 190, 0.028, 0.17, 0.35, 1.4),
  snare: both(skin(185, 60, 0.02, 0.05, 0.2), hiss('high', 1600, 0.06, 0.5)),
  tightSnare: both(skin(220, 80, 0.015, 0.03, 0.3), hiss('high', 2600, 0.04, 0.55)),
  brush: hiss('band', 3200, 0.07, 1.6, 0.02),
  rim: skin(1650, 500, 0.004, 0.012, 0.4),
  clave: skin(2450, 0, 0.01, 0.03, 0.1),
  clap,
  hat: plate(320, 0.026, 2.2, 0.6),
  openHat: plate(320, 0.11, 1.1, 0.6),
  ride: plate(410, 0.28, 1.1, 0.3),
  crash: plate(270, 0.55, 0.4, 1.1),
  shaker: hiss('high', 5200, 0.03, 0.9, 0.012),
  tambourine: both(plate(620, 0.06, 0.9, 0.3), hiss('high', 7000, 0.05, 0.6)),
  conga: skin(205, 60, 0.02, 0.1, 0.12),
  lowConga: skin(140, 50, 0.02, 0.14, 0.1),
  tom: skin(105, 70, 0.05, 0.16, 0.12),
  cajon: both(skin(92, 60, 0.02, 0.07, 0.3), hiss('band', 1900, 0.02, 0.15)),
  cajonSlap: both(skin(240, 100, 0.01, 0.025, 0.3), hiss('high', 2400, 0.03, 0.4)),
  bell: both(skin(810, 0, 0.01, 0.06, 0.05), skin(545, 0, 0.01, 0.07, 0)),
} as const satisfies Readonly<Record<string, Drum>>
export type DrumName = keyof typeof DRUMS
