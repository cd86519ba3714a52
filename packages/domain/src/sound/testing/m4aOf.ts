// Writes an AAC file by hand for tests, since nothing here encodes AAC. `phone.m4a` in this folder is the output of `m4aOf(6)`.
import { bitWriter } from '../bitWriter.ts'

const RATE = 44_100
const FRAME = 1024
/** Index of this rate in AAC's table. */
const RATE_CODE = 4
const AAC_LC = 2
const BANDS = 20
const NOISE = 13
/** Noise level of a frame, in quarters of a power of two: loudest in the middle. */
const QUIET = 304
const SWELL = 24

/** A frame of one channel without samples: noise of this loudness in every band. */
function frameOf(loudness: number): Uint8Array {
  const out = bitWriter()
  // The first and only channel, and its global gain, the base of the loudness.
  out.bits(0, 7)
  out.bits(90, 8)
  // One long window of the default shape, the number of bands, no prediction.
  out.bits(0, 4)
  out.bits(BANDS, 6)
  out.bits(0, 1)
  // One section of noise covers all bands.
  out.bits(NOISE, 4)
  out.bits(BANDS, 5)
  // The first band has the noise level; the others repeat it.
  out.bits(loudness, 9)
  out.bits(0, BANDS - 1)
  // No pulses, no shaping, no gain control, and the end.
  out.bits(0, 3)
  out.bits(7, 3)
  out.align()
  return out.bytes()
}

const concatenate = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
const letters = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const u32 = (...values: readonly number[]) =>
  concatenate(values.map((value) => Uint8Array.from([value >>> 24, value >>> 16, value >>> 8, value])))
const u16 = (...values: readonly number[]) => concatenate(values.map((value) => Uint8Array.from([value >>> 8, value])))
const zeros = (count: number) => new Uint8Array(count)
const box = (name: string, ...parts: readonly Uint8Array[]): Uint8Array => {
  const body = concatenate(parts)
  return concatenate([u32(8 + body.length), letters(name), body])
}
/** An MPEG-4 descriptor: tag, length, content. */
const descriptor = (kind: number, ...parts: readonly Uint8Array[]): Uint8Array => {
  const body = concatenate(parts)
  return concatenate([Uint8Array.from([kind, body.length]), body])
}
const IDENTITY_MATRIX = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)

/** AAC-LC in MP4: one channel of noise that rises and falls. */
export function m4aOf(seconds: number): Uint8Array<ArrayBuffer> {
  const count = Math.ceil((seconds * RATE) / FRAME)
  const frames = Array.from({ length: count }, (_, at) =>
    frameOf(QUIET + Math.round(SWELL * Math.sin((Math.PI * at) / count))),
  )
  const length = count * FRAME
  const kind = Uint8Array.from([(AAC_LC << 3) | (RATE_CODE >> 1), ((RATE_CODE & 1) << 7) | (1 << 3)])
  const decoder = descriptor(4, Uint8Array.from([0x40, 0x15]), zeros(3), u32(64_000, 64_000), descriptor(5, kind))
  const elementaryStream = descriptor(3, u16(0), zeros(1), decoder, descriptor(6, Uint8Array.from([2])))
  const entry = box(
    'mp4a',
    zeros(6),
    u16(1),
    zeros(8),
    u16(1, 16, 0, 0),
    u32(RATE * 2 ** 16),
    box('esds', u32(0), elementaryStream),
  )
  const start = box('ftyp', letters('M4A '), u32(0), letters('M4A isom'))
  const moovOf = (from: number) => {
    const table = box(
      'stbl',
      box('stsd', u32(0, 1), entry),
      box('stts', u32(0, 1, count, FRAME)),
      box('stsc', u32(0, 1, 1, count, 1)),
      box('stsz', u32(0, 0, count), u32(...frames.map((frame) => frame.length))),
      box('stco', u32(0, 1, from)),
    )
    const media = box('minf', box('smhd', zeros(8)), box('dinf', box('dref', u32(0, 1), box('url ', u32(1)))), table)
    const track = box(
      'trak',
      box('tkhd', u32(7, 0, 0, 1, 0, length), zeros(8), u16(0, 0, 0x100, 0), IDENTITY_MATRIX, zeros(8)),
      box(
        'mdia',
        box('mdhd', u32(0, 0, 0, RATE, length), u16(0x55c4, 0)),
        box('hdlr', u32(0, 0), letters('soun'), zeros(13)),
        media,
      ),
    )
    const head = box(
      'mvhd',
      u32(0, 0, 0, RATE, length, 0x10000),
      u16(0x100, 0),
      zeros(8),
      IDENTITY_MATRIX,
      zeros(24),
      u32(2),
    )
    return box('moov', head, track)
  }
  const from = start.length + moovOf(0).length + 8
  return Uint8Array.from(concatenate([start, moovOf(from), box('mdat', ...frames)]))
}
