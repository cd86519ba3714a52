import { previewWindow } from './previewWindow.ts'

type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number]

export type Measured = {
  samples: number
  rate: number
  /** Integrated loudness (ITU-R BS.1770-4); minus infinity for silence. */
  lufs: number
  /** The largest sample. */
  peak: number
  /** Peak of each part relative to the loudest, a byte each. */
  bars: Uint8Array
  /** The loudest part in one channel. */
  preview: { samples: Float32Array; rate: number; startMs: number }
}

export type SoundMeasure = { take: (channels: readonly Float32Array[]) => void; measured: () => Measured }

const BARS = 200
const SILENT_LUFS = -70
const lufsOf = (power: number) => -0.691 + 10 * Math.log10(power)

/** The two filters of the standard, for any rate. */
function weighting(rate: number): readonly [Biquad, Biquad] {
  const shelf = (() => {
    const k = Math.tan((Math.PI * 1681.974450955533) / rate)
    const q = 0.7071752369554196
    const high = 10 ** (3.999843853973347 / 20)
    const band = high ** 0.4996667741545416
    const a0 = 1 + k / q + k * k
    return [
      (high + (band * k) / q + k * k) / a0,
      (2 * (k * k - high)) / a0,
      (high - (band * k) / q + k * k) / a0,
      (2 * (k * k - 1)) / a0,
      (1 - k / q + k * k) / a0,
    ] as const
  })()
  const k = Math.tan((Math.PI * 38.13547087602444) / rate)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return [shelf, [1, -2, 1, (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0]]
}

/** A filter with state, since pieces arrive one after another. */
function weighted(rate: number) {
  const [shelf, low] = weighting(rate)
  let z1 = 0
  let z2 = 0
  let y1 = 0
  let y2 = 0
  return (samples: Float32Array, from: number, to: number, isSilent: boolean): number => {
    // Skips silence, so that long silent files are cheap to check.
    if (isSilent && z1 === 0 && z2 === 0 && y1 === 0 && y2 === 0) return 0
    let sum = 0
    for (let n = from; n < to; n += 1) {
      const x = samples[n] ?? 0
      const u = shelf[0] * x + z1
      z1 = shelf[1] * x - shelf[3] * u + z2
      z2 = shelf[2] * x - shelf[4] * u
      const w = low[0] * u + y1
      y1 = low[1] * u - low[3] * w + y2
      y2 = low[2] * u - low[4] * w
      sum += w * w
    }
    return sum
  }
}

function isZero(samples: Float32Array, from: number, to: number): boolean {
  for (let n = from; n < to; n += 1) if (samples[n] !== 0) return false
  return true
}

/** Computes all measurements of a sound in one pass over its samples. */
export function soundMeasure(rate: number, channelCount: number): SoundMeasure {
  const hop = Math.round(rate / 10)
  const filters = Array.from({ length: channelCount }, () => weighted(rate))
  const weightedPowers: number[] = []
  const powers: number[] = []
  const preview = previewWindow(rate)
  let samples = 0
  let peak = 0
  let inHop = 0
  let loud = 0
  let plain = 0

  function energy(channel: Float32Array, from: number, to: number): number {
    let sum = 0
    for (let n = from; n < to; n += 1) {
      const x = channel[n] ?? 0
      const size = x < 0 ? -x : x
      if (size > peak) peak = size
      sum += x * x
    }
    return sum
  }

  return {
    take(channels) {
      const length = channels[0]?.length ?? 0
      preview.take(channels)
      for (let from = 0; from < length;) {
        const to = Math.min(length, from + hop - inHop)
        for (const [at, channel] of channels.entries()) {
          const isSilent = isZero(channel, from, to)
          loud += filters[at]?.(channel, from, to, isSilent) ?? 0
          if (!isSilent) plain += energy(channel, from, to)
        }
        inHop += to - from
        from = to
        if (inHop < hop) continue
        weightedPowers.push(loud / hop)
        powers.push(plain / hop)
        inHop = 0
        loud = 0
        plain = 0
      }
      samples += length
    },
    measured: () => ({
      samples,
      rate,
      peak,
      lufs: integrated(weightedPowers),
      bars: barsOf(powers),
      preview: preview.loudest(samples / rate / 2),
    }),
  }
}

/** Averages blocks of 400 ms, without silent ones and those far below the rest. */
function integrated(powers: readonly number[]): number {
  const blocks = powers.slice(3).map((_, at) => mean(powers.slice(at, at + 4)))
  const heard = blocks.filter((power) => lufsOf(power) > SILENT_LUFS)
  if (heard.length === 0) return Number.NEGATIVE_INFINITY
  const gate = lufsOf(mean(heard)) - 10
  return lufsOf(mean(heard.filter((power) => lufsOf(power) > gate)))
}

const mean = (of: readonly number[]): number => of.reduce((sum, each) => sum + each, 0) / Math.max(1, of.length)

function barsOf(powers: readonly number[]): Uint8Array {
  const levels = Array.from({ length: BARS }, (_, bar) => {
    const from = Math.floor((bar * powers.length) / BARS)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * powers.length) / BARS))
    return Math.sqrt(mean(powers.slice(from, to)))
  })
  const max = Math.max(...levels)
  return Uint8Array.from(levels, (level) => (max === 0 ? 0 : Math.floor((255 * level) / max)))
}
