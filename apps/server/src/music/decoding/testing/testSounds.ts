// For tests and benches only: sounds in every accepted format.
import { seededNumbers } from '@musi/domain/random/seededNumbers'
import { createMp3Encoder, createOggEncoder } from 'wasm-media-encoders'
import { pagesOf, sealed } from '../oggPage.ts'

const RATE = 44_100

/** Two voices that swell, the loudest in the middle. */
export function testTone(seconds: number, channels = 2, rate = RATE): Float32Array[] {
  return Array.from({ length: channels }, (_, channel) =>
    Float32Array.from({ length: Math.round(seconds * rate) }, (__, n) => {
      const swell = 0.05 + 0.5 * Math.sin((Math.PI * n) / (seconds * rate)) ** 4
      return swell * Math.sin((2 * Math.PI * (220 + 110 * channel) * n) / rate)
    }),
  )
}

type Encoder = { encode: (samples: Float32Array[]) => Uint8Array; finalize: () => Uint8Array }
function encoded(encoder: Encoder, samples: readonly Float32Array[]): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at < (samples[0]?.length ?? 0); at += 65_536)
    parts.push(Buffer.from(encoder.encode(samples.map((each) => each.subarray(at, at + 65_536)))))
  return Buffer.concat([...parts, Buffer.from(encoder.finalize())])
}

const shapeOf = (samples: readonly Float32Array[]) => ({
  sampleRate: RATE,
  channels: samples.length === 1 ? (1 as const) : (2 as const),
})

export async function mp3Of(samples: readonly Float32Array[], kilobits = 128): Promise<Buffer> {
  const encoder = await createMp3Encoder()
  encoder.configure({ ...shapeOf(samples), bitrate: kilobits as 128 })
  return encoded(encoder, samples)
}

export async function vorbisOf(samples: readonly Float32Array[]): Promise<Buffer> {
  const encoder = await createOggEncoder()
  encoder.configure({ ...shapeOf(samples), vbrQuality: 3 })
  return encoded(encoder, samples)
}

export function wavOf(samples: readonly Float32Array[], rate = RATE): Buffer {
  const length = samples[0]?.length ?? 0
  const body = Buffer.alloc(length * samples.length * 2)
  for (const [channel, each] of samples.entries())
    for (let n = 0; n < length; n += 1)
      body.writeInt16LE(Math.round((each[n] ?? 0) * 32_767), (n * samples.length + channel) * 2)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + body.length, 4)
  head.write('WAVEfmt ', 8)
  for (const [value, at, size] of [
    [16, 16, 4],
    [1, 20, 2],
    [samples.length, 22, 2],
    [rate, 24, 4],
    [rate * samples.length * 2, 28, 4],
    [samples.length * 2, 32, 2],
    [16, 34, 2],
  ] as const)
    head.writeUIntLE(value, at, size)
  head.write('data', 36)
  head.writeUInt32LE(body.length, 40)
  return Buffer.concat([head, body])
}

const FLAC_BLOCK = 4096
const crc = (bytes: Uint8Array, polynomial: number, bits: 8 | 16): number => {
  let value = 0
  const top = 1 << (bits - 1)
  for (const byte of bytes) {
    value ^= bits === 8 ? byte : byte << 8
    for (let bit = 0; bit < 8; bit += 1) value = (value & top) === 0 ? value << 1 : (value << 1) ^ polynomial
    value &= (1 << bits) - 1
  }
  return value
}

/** The simplest FLAC frame: verbatim samples, or one value for all of them. */
function flacFrame(number: number, channels: readonly Int16Array[]): Buffer {
  const size = channels[0]?.length ?? 0
  const coded =
    number < 0x80
      ? [number]
      : number < 0x800
        ? [0xc0 | (number >> 6), 0x80 | (number & 0x3f)]
        : [0xe0 | (number >> 12), 0x80 | ((number >> 6) & 0x3f), 0x80 | (number & 0x3f)]
  const head = Buffer.from([
    0xff,
    0xf8,
    0x79,
    ((channels.length - 1) << 4) | 8,
    ...coded,
    (size - 1) >> 8,
    (size - 1) & 0xff,
  ])
  const subframes = channels.map((samples) => {
    const first = samples[0] ?? 0
    const isConstant = samples.every((sample) => sample === first)
    const body = Buffer.alloc(1 + 2 * (isConstant ? 1 : size))
    body[0] = isConstant ? 0 : 2
    if (isConstant) body.writeInt16BE(first, 1)
    else for (const [n, sample] of samples.entries()) body.writeInt16BE(sample, 1 + 2 * n)
    return body
  })
  const frame = Buffer.concat([head, Buffer.from([crc(head, 0x07, 8)]), ...subframes])
  const tail = Buffer.alloc(2)
  tail.writeUInt16BE(crc(frame, 0x8005, 16))
  return Buffer.concat([frame, tail])
}

/** `claimed`: the declared number of samples; by default the actual one. */
export function flacOf(samples: readonly Float32Array[], claimed?: number): Buffer {
  const length = samples[0]?.length ?? 0
  const whole = samples.map((each) => Int16Array.from(each, (sample) => Math.round(sample * 32_767)))
  const frames: Buffer[] = []
  for (let at = 0; at < length; at += FLAC_BLOCK)
    frames.push(
      flacFrame(
        frames.length,
        whole.map((each) => each.subarray(at, at + FLAC_BLOCK)),
      ),
    )
  return Buffer.concat([flacHead(samples.length, claimed ?? length), ...frames])
}

/** An hour of it is half a megabyte. */
export function silentFlac(seconds: number, claimed: number): Buffer {
  const silence = [new Int16Array(FLAC_BLOCK)]
  const count = Math.ceil((seconds * RATE) / FLAC_BLOCK)
  return Buffer.concat([flacHead(1, claimed), ...Array.from({ length: count }, (_, at) => flacFrame(at, silence))])
}

function flacHead(channels: number, samples: number): Buffer {
  const facts = Buffer.alloc(34)
  facts.writeUInt16BE(FLAC_BLOCK, 0)
  facts.writeUInt16BE(FLAC_BLOCK, 2)
  facts.writeUInt32BE(((RATE << 12) | ((channels - 1) << 9) | (15 << 4) | Math.floor(samples / 2 ** 32)) >>> 0, 10)
  facts.writeUInt32BE(samples % 2 ** 32, 14)
  return Buffer.concat([Buffer.from('fLaC'), Buffer.from([0x80, 0, 0, 34]), facts])
}

const OPUS_RATE = 48_000
const OPUS_FRAME = 960
const OPUS_SKIPPED = 312
const OPUS_BYTES = 60
/** Configuration of speech: 20 ms of SILK in two channels, whose noise stays within audible limits. */
const OPUS_KIND = 0x4c
const OPUS_SERIAL = 7
const PACKETS_OF_A_PAGE = 50

/** An Opus file. Random bytes in its packets decode to some noise, so no encoder is needed. */
export function opusOf(seconds: number): Buffer {
  const next = seededNumbers('opus')
  const count = Math.ceil((seconds * OPUS_RATE + OPUS_SKIPPED) / OPUS_FRAME)
  const packets = Array.from({ length: count }, () =>
    Buffer.from([OPUS_KIND, ...Array.from({ length: OPUS_BYTES }, () => Math.floor(next() * 256))]),
  )
  const start = Buffer.alloc(19)
  start.write('OpusHead\u0001\u0002', 'latin1')
  start.writeUInt16LE(OPUS_SKIPPED, 10)
  start.writeUInt32LE(OPUS_RATE, 12)
  const comment = Buffer.from('OpusTags\u0004\0\0\0Musi\0\0\0\0', 'latin1')
  const head = [...pagesOf([start], OPUS_SERIAL, 0, true), ...pagesOf([comment], OPUS_SERIAL, 1, false)]
  const body = Array.from({ length: Math.ceil(count / PACKETS_OF_A_PAGE) }, (_, page) => {
    const end = Math.min(count, (page + 1) * PACKETS_OF_A_PAGE)
    const [oggPage = Buffer.alloc(0)] = pagesOf(
      packets.slice(page * PACKETS_OF_A_PAGE, end),
      OPUS_SERIAL,
      head.length + page,
      false,
    )
    oggPage.writeBigInt64LE(BigInt(Math.min(end * OPUS_FRAME, seconds * OPUS_RATE + OPUS_SKIPPED)), 6)
    return sealed(oggPage)
  })
  return Buffer.concat([...head, ...body])
}
