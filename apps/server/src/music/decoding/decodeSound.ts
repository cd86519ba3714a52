import { createHash } from 'node:crypto'
import { closeSync, openSync, writeSync } from 'node:fs'
import type { SoundFormat, UploadProblemCode } from '@musi/api/music/uploads'
import { fileBytes, type FileBytes } from './fileBytes.ts'
import { flac } from './flac.ts'
import { mp3 } from './mp3.ts'
import { ogg } from './ogg.ts'
import { previewMp3 } from './previewMp3.ts'
import { BadSound, type Decoded, MAX_SECONDS, MIN_SECONDS, type SoundContainer } from './soundContainer.ts'
import { soundFormat } from './soundFormat.ts'
import { type SoundMeasure, soundMeasure } from './soundMeasure.ts'
import { wav } from './wav.ts'

/** Facts about a decoded sound. Its file without metadata is at the requested path. */
type DecodedSound = {
  /** SHA-256 of the stored file. */
  hash: string
  bytes: number
  format: SoundFormat
  durationMs: number
  gainDb: number
  waveform: string
  preview: { bytes: Uint8Array; startMs: number; durationMs: number }
}
export type SoundOutcome = { ok: true; sound: DecodedSound } | { ok: false; problem: UploadProblemCode }

const TARGET_LUFS = -14
const CEILING_DB = -1
/** A file whose length differs this much from its header is damaged or forged. */
const MAX_LENGTH_DIFFERENCE_SECONDS = 2
const REPORT_EVERY_BYTES = 1024 * 1024

/** Processes the file piece by piece: each is written without metadata, decoded and measured before the next is read. */
export async function decodeSound(
  path: string,
  out: string,
  reportProgress: (done: number) => void,
): Promise<SoundOutcome> {
  const file = fileBytes(path)
  try {
    return { ok: true, sound: await decoded(file, out, reportProgress) }
  } catch (error) {
    if (error instanceof BadSound) return { ok: false, problem: error.problem }
    // A disk error is not the uploader's fault.
    if (error instanceof Error && 'syscall' in error) throw error
    return { ok: false, problem: 'broken' }
  } finally {
    file.close()
  }
}

function containerOf(file: FileBytes): SoundContainer {
  const kind = soundFormat(Buffer.from(file.at(0, 16)))
  if (kind === null) throw new BadSound('notASound')
  if (kind === 'otherFormat') throw new BadSound('otherFormat')
  return { mp3, flac, ogg, wav }[kind](file)
}

async function decoded(file: FileBytes, out: string, reportProgress: (done: number) => void): Promise<DecodedSound> {
  const container = containerOf(file)
  const { claimedMs } = container
  if (claimedMs > MAX_SECONDS * 1000) throw new BadSound('tooLong')
  if (claimedMs < MIN_SECONDS * 1000) throw new BadSound('tooShort')
  const decoder = await container.decoder()
  const collector = sampleCollector(claimedMs / 1000)
  const output = openSync(out, 'w', 0o600)
  const sum = createHash('sha256')
  let bytes = 0
  try {
    for (const piece of container.pieces()) {
      writeAll(output, piece)
      sum.update(piece)
      collector.take(await decoder.decode(piece))
      const before = Math.floor(bytes / REPORT_EVERY_BYTES)
      bytes += piece.length
      if (Math.floor(bytes / REPORT_EVERY_BYTES) > before) reportProgress(bytes / file.size)
    }
    collector.take(await decoder.flush())
  } finally {
    closeSync(output)
  }
  const { samples, rate, lufs, peak, bars, preview } = collector.measured()
  const seconds = samples / rate
  if (seconds < MIN_SECONDS) throw new BadSound('broken')
  if (Math.abs(claimedMs / 1000 - seconds) > MAX_LENGTH_DIFFERENCE_SECONDS) throw new BadSound('broken')
  if (lufs === Number.NEGATIVE_INFINITY) throw new BadSound('silent')
  const gainDb = Math.min(TARGET_LUFS - lufs, CEILING_DB - 20 * Math.log10(peak))
  return {
    hash: sum.digest('hex'),
    bytes,
    format: container.format,
    durationMs: Math.floor(seconds * 1000),
    gainDb: Math.round(gainDb * 100) / 100,
    waveform: Buffer.from(bars).toString('base64'),
    preview: {
      bytes: await previewMp3(preview.samples, preview.rate),
      startMs: preview.startMs,
      durationMs: Math.floor((preview.samples.length * 1000) / preview.rate),
    },
  }
}

/** A full disk writes part of the data before it reports the error. */
function writeAll(file: number, piece: Uint8Array): void {
  for (let at = 0; at < piece.length;) at += writeSync(file, piece, at)
}

/** Measures samples in the format of the first ones, up to the claimed length. */
function sampleCollector(maxSeconds: number) {
  let measure: SoundMeasure | null = null
  let rate = 0
  let channels = 0
  let samples = 0
  return {
    take(piece: Decoded) {
      const length = piece.channels[0]?.length ?? 0
      if (length === 0) return
      if (measure === null) {
        rate = piece.rate
        channels = piece.channels.length
        measure = soundMeasure(rate, channels)
      }
      if (piece.rate !== rate || piece.channels.length !== channels) throw new BadSound('broken')
      samples += length
      if (samples / rate > maxSeconds + MAX_LENGTH_DIFFERENCE_SECONDS) throw new BadSound('broken')
      measure.take(piece.channels)
    },
    measured() {
      // Files of zeros or text decode to no samples, without an error.
      if (measure === null) throw new BadSound('broken')
      return measure.measured()
    },
  }
}
