import type { FileBytes } from './fileBytes.ts'
import { type OggPage, oggPage, pagesOf, withSequenceNumber } from './oggPage.ts'
import { opusDecoder } from './opusDecoder.ts'
import { BadSound, type Decoder, type SoundContainer, checkShape } from './soundContainer.ts'

/** Most pages of a file: a page has up to 65 kB, so a file with more consists of tiny ones. */
const MAX_PAGES = 250_000
const MAX_HEAD_BYTES = 1024 * 1024
/** Opus counts positions at this rate, whatever the recording's rate. */
const OPUS_RATE = 48_000

type StreamInfo = {
  format: 'vorbis' | 'opus'
  channels: number
  rate: number
  /** Samples at the start that are not played. */
  skippedSamples: number
  headers: number
  comment: Buffer
}

/** The first stream of the file with an empty comment; pages of other streams are dropped. */
export function ogg(file: FileBytes): SoundContainer {
  const first = oggPage(file, 0)
  if (first === null || first.laces.length !== 1) throw new BadSound('broken')
  const start = Buffer.from(file.at(first.bodyAt, first.end - first.bodyAt))
  const stream = readStreamInfo(start)
  checkShape(stream.channels, stream.rate)
  const { rest, at } = headersOf(file, first, stream.headers - 1)
  const head = [
    ...pagesOf([start], first.serial, 0, true),
    ...pagesOf([stream.comment, ...rest.slice(1)], first.serial, 1, false),
  ]
  const last = lastGranule(file, at, first.serial)
  return {
    format: stream.format,
    claimedMs: (Math.max(0, last - stream.skippedSamples) * 1000) / stream.rate,
    *pieces() {
      yield* head
      let sequence = head.length
      for (const { page, from } of pagesFrom(file, at, first.serial)) {
        const renumberedPage = withSequenceNumber(file, from, page, sequence)
        if (renumberedPage === null) throw new BadSound('broken')
        sequence += 1
        yield renumberedPage
      }
    },
    decoder: stream.format === 'opus' ? () => opusDecoder(stream) : vorbisDecoder,
  }
}

function readStreamInfo(start: Buffer): StreamInfo {
  if (start.toString('latin1', 0, 7) === '\x01vorbis' && start.length >= 30) {
    const comment = Buffer.from('\x03vorbis\0\0\0\0\0\0\0\0\x01', 'latin1')
    return {
      format: 'vorbis',
      channels: start[11] ?? 0,
      rate: start.readUInt32LE(12),
      skippedSamples: 0,
      headers: 3,
      comment,
    }
  }
  if (start.toString('latin1', 0, 8) === 'OpusHead' && start.length >= 19) {
    // More than two channels have special layouts.
    if (start[18] !== 0) throw new BadSound('otherFormat')
    const comment = Buffer.from('OpusTags\0\0\0\0\0\0\0\0', 'latin1')
    return {
      format: 'opus',
      channels: start[9] ?? 0,
      rate: OPUS_RATE,
      skippedSamples: start.readUInt16LE(10),
      headers: 2,
      comment,
    }
  }
  throw new BadSound('otherFormat')
}

type Placed = { page: OggPage; from: number }

function* pagesFrom(file: FileBytes, from: number, serial: number): Generator<Placed> {
  let at = from
  for (let count = 0; at < file.size; count += 1) {
    const page = oggPage(file, at)
    // A truncated end does not invalidate the song; the incomplete page is dropped.
    if (page === null) return
    if (count > MAX_PAGES) throw new BadSound('broken')
    if (page.serial === serial) yield { page, from: at }
    at = page.end
  }
}

/** The packets before the sound. The comment, which may hold pictures, is skipped. */
function headersOf(file: FileBytes, first: OggPage, count: number): { rest: Buffer[]; at: number } {
  const rest: Buffer[] = []
  let parts: Buffer[] = []
  let bytes = 0
  for (const { page } of pagesFrom(file, first.end, first.serial)) {
    let at = page.bodyAt
    for (const lace of page.laces) {
      if (rest.length === count) throw new BadSound('broken')
      if (rest.length > 0) {
        bytes += lace
        if (bytes > MAX_HEAD_BYTES) throw new BadSound('broken')
        parts.push(Buffer.from(file.at(at, lace)))
      }
      at += lace
      if (lace === 255) continue
      rest.push(Buffer.concat(parts))
      parts = []
    }
    if (rest.length === count) return { rest, at: page.end }
  }
  throw new BadSound('broken')
}

function lastGranule(file: FileBytes, from: number, serial: number): number {
  let last = 0
  for (const { page } of pagesFrom(file, from, serial)) last = Math.max(last, page.granule ?? 0)
  return last
}

async function vorbisDecoder(): Promise<Decoder> {
  const { OggVorbisDecoder } = await import('@wasm-audio-decoders/ogg-vorbis')
  const decoding = new OggVorbisDecoder()
  await decoding.ready
  const decodedOf = ({ channelData, sampleRate }: Awaited<ReturnType<typeof decoding.decode>>) => ({
    channels: channelData,
    rate: sampleRate,
  })
  return {
    decode: async (piece) => decodedOf(await decoding.decode(piece)),
    flush: async () => decodedOf(await decoding.flush()),
  }
}
