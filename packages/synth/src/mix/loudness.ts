import { exp, tangent } from '../tone/exact.ts'
import { RATE } from '../tone/waves.ts'

const LN_10 = 2.302585092994046
const powerOf = (lufs: number) => exp((LN_10 * (lufs + 0.691)) / 10)
/** Quieter windows are silence, which BS.1770-4 leaves out. */
const SILENCE_POWER = powerOf(-70)
const BLOCK_SAMPLES = RATE / 10

type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number]

/** The two weighting filters of ITU-R BS.1770-4 for our sample rate. */
function weighting(): readonly [Biquad, Biquad] {
  const shelf = (() => {
    const k = tangent(1681.974450955533 / RATE / 2)
    const q = 0.7071752369554196
    const high = 1.584864701130855
    const band = 1.258720930232562
    const a0 = 1 + k / q + k * k
    return [
      (high + (band * k) / q + k * k) / a0,
      (2 * (k * k - high)) / a0,
      (high - (band * k) / q + k * k) / a0,
      (2 * (k * k - 1)) / a0,
      (1 - k / q + k * k) / a0,
    ] as const
  })()
  const k = tangent(38.13547087602444 / RATE / 2)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return [shelf, [1, -2, 1, (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0]]
}

/** Loudness of a whole song (ITU-R BS.1770-4) as a power, because logarithms may round differently between machines. */
export function loudPower(channels: readonly Float32Array[]): number {
  const [shelf, low] = weighting()
  const blocks = Math.floor((channels[0]?.length ?? 0) / BLOCK_SAMPLES)
  const power = new Float64Array(blocks)
  for (const channel of channels) {
    let z1 = 0
    let z2 = 0
    let y1 = 0
    let y2 = 0
    for (let block = 0; block < blocks; block += 1) {
      let sum = 0
      for (let n = block * BLOCK_SAMPLES; n < (block + 1) * BLOCK_SAMPLES; n += 1) {
        const x = channel[n] ?? 0
        const u = shelf[0] * x + z1
        z1 = shelf[1] * x - shelf[3] * u + z2
        z2 = shelf[2] * x - shelf[4] * u
        const w = low[0] * u + y1
        y1 = low[1] * u - low[3] * w + y2
        y2 = low[2] * u - low[4] * w
        sum += w * w
      }
      power[block] = (power[block] ?? 0) + sum / BLOCK_SAMPLES
    }
  }
  const windows: number[] = []
  for (let at = 0; at + 4 <= blocks; at += 1)
    windows.push(((power[at] ?? 0) + (power[at + 1] ?? 0) + (power[at + 2] ?? 0) + (power[at + 3] ?? 0)) / 4)
  const mean = (powers: readonly number[]) => powers.reduce((sum, each) => sum + each, 0) / Math.max(1, powers.length)
  const loud = windows.filter((each) => each > SILENCE_POWER)
  const gate = mean(loud) / 10
  return mean(loud.filter((each) => each > gate))
}

/** Factor for the samples that brings a loudness power to the given LUFS. */
export const factorTo = (lufs: number, power: number): number => Math.sqrt(powerOf(lufs) / power)

/** Loudness in LUFS, for display only. */
export const lufsOf = (power: number): number => 10 * Math.log10(power) - 0.691
