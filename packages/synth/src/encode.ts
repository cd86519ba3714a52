import { createMp3Encoder } from 'wasm-media-encoders'
import { RATE } from './tone/waves.ts'

/** The encoder takes so many samples at a time. */
const PIECE = 1152 * 64

/** MP3 of a constant rate, which every browser plays and seeks in; the same bytes each time. */
export async function mp3(channels: readonly Float32Array[], kilobits: 64 | 128): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: RATE, channels: channels.length === 1 ? 1 : 2, bitrate: kilobits })
  const parts: Uint8Array[] = []
  const length = channels[0]?.length ?? 0
  for (let at = 0; at < length; at += PIECE)
    // The encoder returns its own memory, which the next call overwrites.
    parts.push(encoder.encode(channels.map((channel) => channel.subarray(at, at + PIECE))).slice())
  parts.push(encoder.finalize().slice())
  return new Uint8Array(Buffer.concat(parts))
}
