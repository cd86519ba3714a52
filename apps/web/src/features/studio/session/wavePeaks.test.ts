import { expect, it } from 'vitest'
import { wavePeaks } from './wavePeaks.ts'

it('each bar of a waveform is as high as the loudest sample of any channel in it, relative to the loudest of all (spec: studio.preview)', () => {
  const left = Float32Array.from([0, 0.5, -1.5, 0.25])
  const right = Float32Array.from([-0.75, 0, 0, 0.125])
  expect(wavePeaks([left, right], 2)).toEqual([0.75, 1])
  expect(wavePeaks([left], 4)).toEqual([0, 0.5, 1, 0.25])
  expect(wavePeaks([], 4)).toEqual([])
})
