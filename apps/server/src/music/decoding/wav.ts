import type { FileBytes } from './fileBytes.ts'
import { BadSound, type Decoder, type SoundContainer, checkShape } from './soundContainer.ts'

const PCM = 1
const FLOAT = 3
const EXTENSIBLE = 0xfffe
const PIECE = 64 * 1024
const MAX_CHUNKS = 1000
/** Samples beyond four times full scale are clipped. */
const MAX_SAMPLE = 4

type Form = { isFloat: boolean; channels: number; rate: number; bits: number }

/** Keeps format and samples with corrected sizes, and drops everything else. */
export function wav(file: FileBytes): SoundContainer {
  const { form, from, to } = partsOf(file)
  const frameBytes = (form.channels * form.bits) / 8
  const length = to - from - ((to - from) % frameBytes)
  return {
    format: 'wav',
    claimedMs: (length / frameBytes / form.rate) * 1000,
    *pieces() {
      yield headOf(form, length)
      const step = PIECE - (PIECE % frameBytes)
      for (let at = from; at < from + length; at += step)
        yield Buffer.from(file.at(at, Math.min(step, from + length - at)))
    },
    decoder: () => Promise.resolve(decoderOf(form)),
  }
}

function partsOf(file: FileBytes): { form: Form; from: number; to: number } {
  let form: Form | null = null
  let at = 12
  for (let count = 0; count < MAX_CHUNKS && at + 8 <= file.size; count += 1) {
    const head = Buffer.from(file.at(at, 8))
    const name = head.toString('latin1', 0, 4)
    const length = head.readUInt32LE(4)
    if (name === 'fmt ') form ??= formOf(Buffer.from(file.at(at + 8, Math.min(length, 40))))
    if (name === 'data') {
      if (form === null) throw new BadSound('broken')
      // Programs that write without knowing the length leave all ones here.
      return { form, from: at + 8, to: Math.min(file.size, at + 8 + length) }
    }
    at += 8 + length + (length % 2)
  }
  throw new BadSound('broken')
}

function formOf(bytes: Buffer): Form {
  if (bytes.length < 16) throw new BadSound('broken')
  const code = bytes.readUInt16LE(0)
  const kind = code === EXTENSIBLE && bytes.length >= 26 ? bytes.readUInt16LE(24) : code
  const channels = bytes.readUInt16LE(2)
  const rate = bytes.readUInt32LE(4)
  const bits = bytes.readUInt16LE(14)
  checkShape(channels, rate)
  const isKnown = kind === PCM ? [8, 16, 24, 32].includes(bits) : kind === FLOAT && bits === 32
  if (!isKnown) throw new BadSound('otherFormat')
  return { isFloat: kind === FLOAT, channels, rate, bits }
}

function headOf({ isFloat, channels, rate, bits }: Form, length: number): Buffer {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + length, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(isFloat ? FLOAT : PCM, 20)
  head.writeUInt16LE(channels, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE((rate * channels * bits) / 8, 28)
  head.writeUInt16LE((channels * bits) / 8, 32)
  head.writeUInt16LE(bits, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(length, 40)
  return head
}

function decoderOf(form: Form): Decoder {
  const { isFloat, channels, rate, bits } = form
  const bytes = bits / 8
  const full = 2 ** (bits - 1)
  const sampleAt = (piece: Buffer, at: number) => {
    if (isFloat) return piece.readFloatLE(at)
    return bits === 8 ? ((piece[at] ?? 128) - 128) / 128 : piece.readIntLE(at, bytes) / full
  }
  let isHead = true
  return {
    decode(given) {
      if (isHead) {
        isHead = false
        return { channels: [], rate }
      }
      const piece = Buffer.from(given.buffer, given.byteOffset, given.length)
      const count = Math.floor(piece.length / bytes / channels)
      const decoded = Array.from({ length: channels }, () => new Float32Array(count))
      for (const [channel, samples] of decoded.entries())
        for (let n = 0; n < count; n += 1) {
          const sample = sampleAt(piece, (n * channels + channel) * bytes)
          // A float sample may have any value, even NaN.
          samples[n] = Number.isFinite(sample) ? Math.max(-MAX_SAMPLE, Math.min(MAX_SAMPLE, sample)) : 0
        }
      return { channels: decoded, rate }
    },
    flush: () => ({ channels: [], rate }),
  }
}
