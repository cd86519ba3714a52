import type { FileBytes } from './fileBytes.ts'
import { flacEnd } from './flacEnd.ts'
import { BadSound, type Decoder, type SoundContainer, checkShape } from './soundContainer.ts'

const STREAMINFO = 0
const SEEKTABLE = 3
/** Sixteen bytes of silence can decode to 65,535 samples of two channels, so a piece decodes to less than 40 MB. */
const PIECE = 1024
const MAX_SEEK_BYTES = 1024 * 1024

/** Keeps stream info and seek table; drops pictures, comments and application data. */
export function flac(file: FileBytes): SoundContainer {
  let at = 4
  let facts: Buffer | null = null
  let seeking: Buffer | null = null
  for (let isLast = false; !isLast;) {
    const head = file.at(at, 4)
    if (head.length < 4) throw new BadSound('broken')
    isLast = ((head[0] ?? 0) & 0x80) !== 0
    const kind = (head[0] ?? 0) & 0x7f
    const length = head.readUIntBE(1, 3)
    if (at + 4 + length > file.size) throw new BadSound('broken')
    if (kind === STREAMINFO && length === 34) facts ??= Buffer.from(file.at(at + 4, 34))
    if (kind === SEEKTABLE && length <= MAX_SEEK_BYTES) seeking ??= copied(file, at + 4, length)
    at += 4 + length
  }
  if (facts === null) throw new BadSound('broken')
  const packed = facts.readUIntBE(10, 4)
  const rate = packed >>> 12
  checkShape(((packed >>> 9) & 7) + 1, rate)
  const named = (facts.readUInt8(13) & 0xf) * 2 ** 32 + facts.readUInt32BE(14)
  // A streaming encoder did not know the length. The file size is no limit either, because frames
  // may be tiny.
  const samples = named === 0 ? flacEnd(file, at, facts.readUInt16BE(2)) : named
  if (samples === null) throw new BadSound('broken')
  const start = Buffer.concat(
    [Buffer.from('fLaC'), block(STREAMINFO, facts, seeking === null)].concat(
      seeking === null ? [] : [block(SEEKTABLE, seeking, true)],
    ),
  )
  return {
    format: 'flac',
    claimedMs: (samples * 1000) / rate,
    *pieces() {
      yield start
      for (let from = at; from < file.size; from += PIECE) yield Buffer.from(file.at(from, PIECE))
    },
    decoder,
  }
}

function copied(file: FileBytes, from: number, length: number): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at < length; at += PIECE) parts.push(Buffer.from(file.at(from + at, Math.min(PIECE, length - at))))
  return Buffer.concat(parts)
}

function block(kind: number, body: Buffer, isLast: boolean): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(body.length)
  head[0] = kind | (isLast ? 0x80 : 0)
  return Buffer.concat([head, body])
}

async function decoder(): Promise<Decoder> {
  const { FLACDecoder } = await import('@wasm-audio-decoders/flac')
  const decoding = new FLACDecoder()
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
