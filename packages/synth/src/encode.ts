import { createMp3Encoder } from 'wasm-media-encoders'
import { RATE } from './tone/waves.ts'

/** Number of samples per call of the encoder. */
const CHUNK_SAMPLES = 1152 * 64

/** Encodes an MP3 of constant bit rate, which every browser can seek in. Equal samples give equal bytes. */
export async function encodeMp3(
  channels: readonly Float32Array[],
  kilobits: 64 | 128,
): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: RATE, channels: channels.length === 1 ? 1 : 2, bitrate: kilobits })
  const parts: Uint8Array[] = []
  const length = channels[0]?.length ?? 0
  for (let at = 0; at < length; at += CHUNK_SAMPLES)
    // The encoder returns its own memory, which the next call overwrites.
    parts.push(encoder.encode(channels.map((channel) => channel.subarray(at, at + CHUNK_SAMPLES))).slice())
  parts.push(encoder.finalize().slice())
  return new Uint8Array(Buffer.concat(parts))
}
