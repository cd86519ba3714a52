import { expect, it } from 'vitest'
import { evenedVolume } from './evenedVolume.ts'

it.each([
  ['a song as loud as all should be', 0.8, 0, 0.8],
  ['one twice as strong is played at half', 0.8, -20 * Math.log10(2), 0.4],
  ['a soft one is turned up', 0.5, 20 * Math.log10(1.5), 0.75],
  ['and never above what was recorded', 0.8, 16, 1],
  ['silence stays silent', 0, 26, 0],
])('%s (spec: songs.loudness)', (_, knob, gainDb, volume) => {
  expect(evenedVolume(knob, gainDb)).toBeCloseTo(volume, 10)
})
