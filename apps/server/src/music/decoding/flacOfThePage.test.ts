import { flacPieces } from '@musi/domain/sound/flacFile'
import { FLACDecoder } from '@wasm-audio-decoders/flac'
import { expect, it } from 'vitest'
import { testTone } from './testing/testSounds.ts'

type Channels = readonly [Float32Array, Float32Array?]

const noise = (length: number, seed: number) => {
  let state = seed
  return Float32Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 31 - 1
  })
}
const [LEFT = new Float32Array(), RIGHT = new Float32Array()] = testTone(1)
const square = Float32Array.from({ length: 10_000 }, (_, at) => (at % 100 < 50 ? 1 : -1))

it.each<[string, number, Channels, number]>([
  ['a tone in two channels', 44_100, [LEFT, RIGHT], 0.7],
  ['two channels that are alike', 48_000, [LEFT, LEFT], 0.36],
  ['one channel, at a rate without a code', 11_025, [LEFT], 0.7],
  ['noise, of which nothing can be guessed', 96_000, [noise(9000, 1), noise(9000, 2)], 1.05],
  ['what goes from the loudest to the lowest', 8000, [square, square.map((sample) => -sample)], 0.9],
  ['silence', 44_100, [new Float32Array(50_000), new Float32Array(50_000)], 0.01],
  ['blocks that are full, and a rest of one sample', 44_100, [noise(8193, 3)], 1.05],
  ['a few samples', 44_100, [LEFT.subarray(0, 20)], 3],
])(
  '%s becomes small FLAC that decodes to the same samples (spec: studio.converted)',
  async (_, rate, channels, most) => {
    const file = Buffer.concat([...flacPieces({ rate, channels })])
    const decoder = new FLACDecoder()
    await decoder.ready
    const { channelData, sampleRate, errors } = await decoder.decodeFile(file)
    decoder.free()
    expect([sampleRate, errors, channelData.length]).toEqual([rate, [], channels.length])
    for (const [at, channel] of channels.entries()) {
      const sixteen = Int32Array.from(channel ?? [], (sample) => Math.min(32_767, Math.round(sample * 32_768)))
      const heard = Int32Array.from(channelData[at] ?? [], (sample) => Math.round(sample * 32_767))
      expect(heard.subarray(0, sixteen.length)).toEqual(sixteen)
      // A last block of less than 16 samples ends in silence.
      expect(heard.subarray(sixteen.length)).toEqual(new Int32Array(sixteen.length % 4096 === 1 ? 15 : 0))
    }
    expect(file.length / (channels[0].length * channels.length * 2)).toBeLessThan(most)
  },
)
