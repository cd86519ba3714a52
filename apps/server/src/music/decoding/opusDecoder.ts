import { OpusDecoder } from 'opus-decoder'
import type { Decoder } from './soundContainer.ts'

const HEAD = 27

/** Decodes one whole Ogg page at a time; the first two contain no sound. */
export async function opusDecoder({
  channels,
  skippedSamples,
}: {
  channels: number
  skippedSamples: number
}): Promise<Decoder> {
  const opus = new OpusDecoder({
    channels,
    streamCount: 1,
    coupledStreamCount: channels - 1,
    preSkip: skippedSamples,
    channelMappingTable: channels === 1 ? [0] : [0, 1],
  })
  await opus.ready
  let packet: Uint8Array[] = []
  let headers = 2
  return {
    decode(page) {
      const count = page[26] ?? 0
      const packets: Uint8Array[] = []
      let at = HEAD + count
      for (const lace of page.subarray(HEAD, HEAD + count)) {
        packet.push(page.subarray(at, at + lace))
        at += lace
        if (lace === 255) continue
        if (headers > 0) headers -= 1
        else packets.push(new Uint8Array(Buffer.concat(packet)))
        packet = []
      }
      packet = packet.map((part) => part.slice())
      const { channelData, sampleRate } = opus.decodeFrames(packets)
      return { channels: channelData, rate: sampleRate }
    },
    flush: () => ({ channels: [], rate: 0 }),
  }
}
