import { expect, it } from 'vitest'
import { normalizedVolume } from './normalizedVolume.ts'

it.each([
  ['a song of the target loudness is unchanged', 0.8, 0, 0.8],
  ['a song twice as loud is played at half the volume', 0.8, -20 * Math.log10(2), 0.4],
  ['a soft song is raised', 0.5, 20 * Math.log10(1.5), 0.75],
  ['a song is never raised above full volume', 0.8, 16, 1],
  ['silence stays silent', 0, 26, 0],
])('%s (spec: songs.loudness)', (_, knob, gainDb, volume) => {
  expect(normalizedVolume(knob, gainDb)).toBeCloseTo(volume, 10)
})
