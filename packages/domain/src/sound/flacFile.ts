import { bitWriter } from './bitWriter.ts'
import { bestPrediction, writeSubframe } from './flacSubframe.ts'

/** Precomputes the CRC of each byte. */
function crcTable(polynomial: number, width: 8 | 16): Uint16Array {
  const top = 1 << (width - 1)
  const mask = (1 << width) - 1
  return Uint16Array.from({ length: 256 }, (_, byte) => {
    let value = byte << (width - 8)
    for (let bit = 0; bit < 8; bit += 1) value = (value & top) === 0 ? value << 1 : (value << 1) ^ polynomial
    return value & mask
  })
}

const HEAD_CRC_TABLE = crcTable(0x07, 8)
const FRAME_CRC_TABLE = crcTable(0x8005, 16)

/** Checksum of a FLAC frame header. */
const crc8 = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => HEAD_CRC_TABLE[sum ^ byte] ?? 0, 0)

/** Checksum of a whole frame. */
const crc16 = (bytes: Uint8Array): number =>
  bytes.reduce((sum, byte) => ((sum << 8) & 0xffff) ^ (FRAME_CRC_TABLE[(sum >>> 8) ^ byte] ?? 0), 0)

/** Samples from −1 to 1, an array for each of one or two channels. */
export type Samples = { readonly rate: number; readonly channels: readonly [Float32Array, Float32Array?] }

export const BLOCK = 4096
/** Decoders drop a shorter last block, so it is padded with silence. */
const MIN_BLOCK = 16
const SAMPLE_BITS = 16
const FULL_BLOCK = 12
const OTHER_BLOCK = 7
const STEPS = 32_768
const MAX_SAMPLE = 32_767
const MIN_SAMPLE = -32_768
/** Channel codes: two independent channels, or mid and side. */
const LEFT_AND_RIGHT = 1
const MID_AND_SIDE = 10
/** Codes of common sample rates; any other rate is written in hertz. */
const RATE_CODES: Readonly<Record<number, number>> = {
  88_200: 1,
  8000: 4,
  16_000: 5,
  22_050: 6,
  24_000: 7,
  32_000: 8,
  44_100: 9,
  48_000: 10,
  96_000: 11,
}
const IN_HERTZ = 13

function wholeNumbers(samples: Float32Array): Int32Array {
  const whole = new Int32Array(Math.max(MIN_BLOCK, samples.length))
  for (const [at, sample] of samples.entries())
    whole[at] = Math.max(MIN_SAMPLE, Math.min(MAX_SAMPLE, Math.round(sample * STEPS)))
  return whole
}

/** Encodes a frame number like UTF-8 encodes a code point. */
function frameNumberBytes(value: number): readonly number[] {
  if (value < 0x80) return [value]
  const last = 0x80 | (value & 0x3f)
  if (value < 0x800) return [0xc0 | (value >> 6), last]
  const middle = 0x80 | ((value >> 6) & 0x3f)
  return value < 0x10000
    ? [0xe0 | (value >> 12), middle, last]
    : [0xf0 | (value >> 18), 0x80 | ((value >> 12) & 0x3f), middle, last]
}

function head({ rate, channels }: Samples): Uint8Array<ArrayBuffer> {
  const rest = channels[0].length % BLOCK
  const length = channels[0].length - rest + (rest === 0 ? 0 : Math.max(MIN_BLOCK, rest))
  const out = bitWriter()
  for (const letter of 'fLaC') out.bits(letter.charCodeAt(0), 8)
  // STREAMINFO, the only and last metadata block.
  out.bits(0x80, 8)
  out.bits(34, 24)
  out.bits(BLOCK, 16)
  out.bits(BLOCK, 16)
  // Frame sizes are not known yet.
  out.bits(0, 24)
  out.bits(0, 24)
  out.bits(rate, 20)
  out.bits(channels.length - 1, 3)
  out.bits(SAMPLE_BITS - 1, 5)
  out.bits(Math.floor(length / 2 ** 32), 4)
  out.bits(length % 2 ** 32, 32)
  for (let word = 0; word < 4; word += 1) out.bits(0, 32)
  return out.bytes()
}

function frame(
  number: number,
  rate: number,
  [first, second]: readonly [Int32Array, Int32Array?],
): Uint8Array<ArrayBuffer> {
  const size = first.length
  const predictions = [first, ...(second === undefined ? [] : [second])].map((samples) => ({
    samples,
    prediction: bestPrediction(samples),
    bits: SAMPLE_BITS,
  }))
  const midSideParts = second === undefined ? null : midAndSide(first, second)
  const isShorter = midSideParts !== null && total(midSideParts) < total(predictions)
  const out = bitWriter()
  out.bits(0xfff8, 16)
  out.bits(size === BLOCK ? FULL_BLOCK : OTHER_BLOCK, 4)
  // Every frame has the sample rate, since some decoders never see the head.
  const rateCode = RATE_CODES[rate] ?? IN_HERTZ
  out.bits(rateCode, 4)
  out.bits(second === undefined ? 0 : isShorter ? MID_AND_SIDE : LEFT_AND_RIGHT, 4)
  // Samples have 16 bits.
  out.bits(8, 4)
  for (const byte of frameNumberBytes(number)) out.bits(byte, 8)
  if (size !== BLOCK) out.bits(size - 1, 16)
  if (rateCode === IN_HERTZ) out.bits(rate, 16)
  out.bits(crc8(out.bytes()), 8)
  for (const { samples, prediction, bits } of isShorter ? (midSideParts ?? predictions) : predictions)
    writeSubframe(out, samples, prediction, bits)
  out.align()
  out.bits(crc16(out.bytes()), 16)
  return out.bytes()
}

function midAndSide(left: Int32Array, right: Int32Array) {
  const middle = left.map((sample, at) => (sample + (right[at] ?? 0)) >> 1)
  const side = left.map((sample, at) => sample - (right[at] ?? 0))
  // The difference of two samples needs one more bit than each.
  return [middle, side].map((samples, at) => ({ samples, prediction: bestPrediction(samples), bits: SAMPLE_BITS + at }))
}

const total = (parts: readonly { prediction: { size: number } }[]): number =>
  parts.reduce((sum, { prediction }) => sum + prediction.size, 0)

/** Encodes 16-bit FLAC, first the head and then one block at a time, so that a page can render in between (spec: studio.converted). */
export function* flacPieces(samples: Samples): Generator<Uint8Array<ArrayBuffer>> {
  const [left, right] = samples.channels
  yield head(samples)
  for (let at = 0; at < left.length; at += BLOCK) {
    const samplesOfBlock = (channel: Float32Array) => wholeNumbers(channel.subarray(at, at + BLOCK))
    yield frame(
      at / BLOCK,
      samples.rate,
      right === undefined ? [samplesOfBlock(left)] : [samplesOfBlock(left), samplesOfBlock(right)],
    )
  }
}
