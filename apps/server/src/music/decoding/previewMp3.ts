import { createMp3Encoder } from 'wasm-media-encoders'

const RATES = new Set([8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000])
const OTHER_RATE = 44_100
const KILOBITS = 64
const PIECE = 1152 * 64
const RISE_SECONDS = 0.05
const FALL_SECONDS = 1.5

/** A part of a song as MP3, faded in and out. */
export async function previewMp3(samples: Float32Array, rate: number): Promise<Uint8Array> {
  const isKnown = RATES.has(rate)
  const [part, partRate] = isKnown ? [samples, rate] : [atRate(samples, rate, OTHER_RATE), OTHER_RATE]
  const rise = RISE_SECONDS * partRate
  const fall = FALL_SECONDS * partRate
  const faded = part.map((x, n) => x * Math.min(1, n / rise, (part.length - n) / fall))
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: partRate, channels: 1, bitrate: KILOBITS })
  const parts: Uint8Array[] = []
  for (let at = 0; at < faded.length; at += PIECE)
    // The result is the encoder's own buffer, which the next call overwrites.
    parts.push(encoder.encode([faded.subarray(at, at + PIECE)]).slice())
  parts.push(encoder.finalize().slice())
  return new Uint8Array(Buffer.concat(parts))
}

/** Linear interpolation between samples. */
function atRate(samples: Float32Array, from: number, to: number): Float32Array {
  return Float32Array.from({ length: Math.floor((samples.length * to) / from) }, (_, n) => {
    const place = (n * from) / to
    const at = Math.floor(place)
    const one = samples[at] ?? 0
    return one + ((samples[at + 1] ?? one) - one) * (place - at)
  })
}
