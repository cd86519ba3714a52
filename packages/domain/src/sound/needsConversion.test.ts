import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { needsConversion, sourceRate } from './needsConversion.ts'
import { m4aOf } from './testing/m4aOf.ts'

const bytes = (...values: readonly number[]) => Uint8Array.from([...values, ...Array.from({ length: 16 }, () => 0)])
const letters = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

it.each([
  ['MP4', m4aOf(1), true],
  ['ADTS (raw AAC)', bytes(0xff, 0xf1, 0x50), true],
  ['WebM', bytes(0x1a, 0x45, 0xdf, 0xa3), true],
  ['MP3', bytes(0xff, 0xfb, 0x90), false],
  ['MP3 with a tag', letters('ID3\u0003\0\0\0\0\0\0\0\0'), false],
  ['WAV', letters('RIFF\0\0\0\0WAVE'), false],
  ['FLAC', letters('fLaC\0\0\0\0\0\0\0\0'), false],
  ['an empty file', new Uint8Array(0), false],
])(
  'a file that begins like %s is recognized as one to convert to FLAC, or not (spec: studio.converted)',
  (_, head, expected) => {
    expect(needsConversion(head)).toBe(expected)
  },
)

it.each([
  ['MP4', m4aOf(1), 44_100],
  ['ADTS (raw AAC)', bytes(0xff, 0xf1, 0x4c), 48_000],
  ['ADTS with an invalid rate', bytes(0xff, 0xf1, 0x7c), 48_000],
  ['WebM', bytes(0x1a, 0x45, 0xdf, 0xa3), 48_000],
  ['a truncated MP4', m4aOf(1).subarray(0, 100), 48_000],
])('the sample rate of %s is %d', (_, file, expected) => {
  expect(sourceRate(file)).toBe(expected)
})

it('the committed test file equals the generated one', () => {
  expect(new Uint8Array(readFileSync(new URL('testing/phone.m4a', import.meta.url)))).toEqual(m4aOf(6))
})
