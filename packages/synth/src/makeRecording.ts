import { hash } from 'node:crypto'
import type { Recording } from '@musi/domain/recordings/recording'
import { encodeMp3 } from './encode.ts'
import { amplitude } from './tone/exact.ts'
import { limiter } from './mix/limiter.ts'
import { factorTo, loudPower } from './mix/loudness.ts'
import { mixdown } from './mix/mixdown.ts'
import { REPERTOIRE } from './repertoire.ts'
import { type Score, arrange } from './score/arrange.ts'
import { STYLES } from './styles/allStyles.ts'
import { samplesOf } from './tone/envelope.ts'
import { RATE } from './tone/waves.ts'

const PREVIEW_SECONDS = 25
/** Lower than a full song, because both loudspeakers play the one channel. */
const PREVIEW_LUFS = -16.6
const CEILING = amplitude(-2.8)
const WAVEFORM_BARS = 200

type Bytes = Uint8Array<ArrayBuffer>
export type MadeRecording = { recording: Recording; full: Bytes; preview: Bytes }

const millisecondsOf = (samples: number) => Math.floor((samples * 1000) / RATE)

export type Performance = { score: Score; channels: readonly [Float32Array, Float32Array] }

/** Plays the song of a name; null if there is no such song. */
export function performance(name: string): Performance | null {
  const style = REPERTOIRE[name]
  if (style === undefined) return null
  const score = arrange(STYLES[style], name)
  return { score, channels: mixdown(score, name) }
}

/** Makes a recording from its name alone, with the same bytes on every machine; null if there is no such song. */
export async function makeRecording(name: string): Promise<MadeRecording | null> {
  const played = performance(name)
  return played === null ? null : await recorded(played)
}

export async function recorded({ score, channels }: Performance): Promise<MadeRecording> {
  const full = await encodeMp3(channels, 128)
  const refrain = score.sections.find((section) => section.name === 'B')?.from ?? 0
  const from = samplesOf(Math.max(0, Math.min(refrain, score.seconds - PREVIEW_SECONDS)))
  const part = previewOf(channels, from)
  const preview = await encodeMp3([part], 64)
  const length = channels[0].length
  return {
    recording: {
      hash: hash('sha256', full, 'hex'),
      bytes: full.length,
      durationMs: millisecondsOf(length),
      waveform: waveformOf(channels),
      preview: {
        hash: hash('sha256', preview, 'hex'),
        bytes: preview.length,
        startMs: millisecondsOf(from),
        durationMs: millisecondsOf(part.length),
      },
    },
    full,
    preview,
  }
}

/** A part of the song in one channel, faded in and out. */
function previewOf([left, right]: readonly [Float32Array, Float32Array], from: number): Float32Array {
  const part = left.subarray(from, from + samplesOf(PREVIEW_SECONDS)).map((x, n) => (x + (right[from + n] ?? 0)) / 2)
  const rise = samplesOf(0.05)
  const fall = samplesOf(1.5)
  const faded = part.map((x, n) => x * Math.min(1, n / rise, (part.length - n) / fall))
  return limiter([faded], CEILING)(factorTo(PREVIEW_LUFS, loudPower([faded])))[0] ?? faded
}

/** The level of each part relative to the loudest, one byte each, in base64. */
function waveformOf(channels: readonly Float32Array[]): string {
  const length = channels[0]?.length ?? 0
  const levels = Array.from({ length: WAVEFORM_BARS }, (_, bar) => {
    const from = Math.floor((bar * length) / WAVEFORM_BARS)
    const to = Math.floor(((bar + 1) * length) / WAVEFORM_BARS)
    let sum = 0
    for (const channel of channels) for (let n = from; n < to; n += 1) sum += (channel[n] ?? 0) * (channel[n] ?? 0)
    return Math.sqrt(sum / Math.max(1, to - from))
  })
  const most = Math.max(...levels)
  return Buffer.from(levels.map((level) => Math.floor((255 * level) / most))).toString('base64')
}
