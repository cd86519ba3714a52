import type { FileBytes } from './fileBytes.ts'
import { type Mp3Frame, frameAt } from './mp3Frame.ts'
import { BadSound, type Decoder, MAX_SECONDS, type SoundContainer } from './soundContainer.ts'
import { id3Length } from './soundFormat.ts'

/** Bytes that may be neither frame nor tag; a file with more is not accepted. */
const MAX_JUNK = 64 * 1024
const PIECE = 64 * 1024

type Run = { from: number; to: number }

/** Consecutive frames of one kind, without the tags before, between and after them. */
export function mp3(file: FileBytes): SoundContainer {
  const { runs, frames, samples, first } = framesOf(file)
  if (first === null) throw new BadSound(runs.length === 0 ? 'notASound' : 'broken')
  const head = summary(file, first, frames)
  const kept = head === null ? runs : runs.map((run) => (run.from === first.at ? { ...run, from: head.to } : run))
  return {
    format: 'mp3',
    claimedMs: (samples * 1000) / first.frame.rate,
    *pieces() {
      if (head !== null && head.bytes !== null) yield head.bytes
      for (const { from, to } of kept)
        for (let at = from; at < to; at += PIECE) yield Buffer.from(file.at(at, Math.min(PIECE, to - at)))
    },
    decoder,
  }
}

async function decoder(): Promise<Decoder> {
  const { MPEGDecoder } = await import('mpg123-decoder')
  const mpeg = new MPEGDecoder()
  await mpeg.ready
  return {
    decode(piece) {
      const { channelData, sampleRate } = mpeg.decode(piece)
      return { channels: channelData, rate: sampleRate }
    },
    flush: () => ({ channels: [], rate: 0 }),
  }
}

type First = { at: number; frame: Mp3Frame }

function framesOf(file: FileBytes) {
  const runs: Run[] = []
  let first: First | null = null
  let at = 0
  let junk = 0
  let frames = 0
  let samples = 0
  while (at < file.size) {
    const frame = frameAt(file.at(at, 4))
    const run = runs.at(-1)
    const isNext = run?.to === at
    if (
      frame !== null &&
      isLike(first?.frame ?? frame, frame) &&
      (isNext || isFollowed(file, at + frame.length, frame))
    ) {
      first ??= { at, frame }
      const to = Math.min(file.size, at + frame.length)
      if (isNext) run.to = to
      else runs.push({ from: at, to })
      frames += 1
      samples += frame.samples
      if (samples > (MAX_SECONDS + 1) * frame.rate) throw new BadSound('tooLong')
      at = to
      continue
    }
    const tag = tagLength(file, at)
    if (at + tag > file.size) throw new BadSound('broken')
    if (tag === 0) junk += 1
    if (junk > MAX_JUNK) throw new BadSound(frames === 0 ? 'notASound' : 'broken')
    at += Math.max(1, tag)
  }
  return { runs, frames, samples, first }
}

const isLike = (one: Mp3Frame, other: Mp3Frame) =>
  one.rate === other.rate && one.isFirstVersion === other.isFirstVersion

/** Sync words occur anywhere by chance; a real frame is followed by another frame, a tag or the end. */
function isFollowed(file: FileBytes, at: number, frame: Mp3Frame): boolean {
  if (at >= file.size) return true
  const next = frameAt(file.at(at, 4))
  return next === null ? tagLength(file, at) > 0 || file.size - at < 4 : isLike(frame, next)
}

function tagLength(file: FileBytes, at: number): number {
  const start = file.at(at, 32)
  const text = start.toString('latin1', 0, 8)
  if (text.startsWith('ID3')) return id3Length(start)
  if (text.startsWith('TAG') && at + 128 >= file.size - 32) return Math.min(128, file.size - at)
  if (text === 'APETAGEX' && start.length === 32) {
    const isHead = ((start[23] ?? 0) & 0x20) !== 0
    return isHead ? 32 + start.readUInt32LE(12) : 32
  }
  return 0
}

/**
 * The silent first frame in which encoders store the length. Players trust it, so its values are
 * corrected; an uncommon variant is dropped (`bytes` is null). Returns null if there is no such
 * frame.
 */
function summary(file: FileBytes, { at, frame }: First, frames: number): { bytes: Buffer | null; to: number } | null {
  const bytes = Buffer.from(file.at(at, frame.length))
  const to = at + bytes.length
  if (bytes.toString('latin1', 36, 40) === 'VBRI') return { bytes: null, to }
  const place = 4 + (frame.isFirstVersion ? (frame.channels === 2 ? 32 : 17) : frame.channels === 2 ? 17 : 9)
  if (!['Xing', 'Info'].includes(bytes.toString('latin1', place, place + 4))) return null
  const has = bytes[place + 7] ?? 0
  if ((has & 1) !== 0 && bytes.length >= place + 12 && bytes.readUInt32BE(place + 8) !== frames - 1)
    bytes.writeUInt32BE(frames - 1, place + 8)
  return { bytes, to }
}
