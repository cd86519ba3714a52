import { m4aOf } from '@musi/domain/sound/testing/m4aOf'
import { expect, test } from 'vitest'
import { toneFile } from '../testing/studioScreen.ts'
import { fileToSend } from './fileToSend.ts'

const SECONDS = 6
const none = new AbortController().signal

test('case 79: M4A becomes FLAC of the same length, an unreadable file says so, and accepted formats stay unchanged (spec: studio.converted)', async () => {
  const shares: number[] = []
  const made = await fileToSend(new File([m4aOf(SECONDS)], 'phone.m4a'), none, (done) => shares.push(done))
  if ('code' in made) throw new Error(made.code)
  expect([made.file.name, made.file.type, await made.file.slice(0, 4).text()]).toEqual([
    'phone.m4a.flac',
    'audio/flac',
    'fLaC',
  ])
  const heard = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(await made.file.arrayBuffer())
  expect([heard.sampleRate, heard.numberOfChannels, Math.round(heard.duration)]).toEqual([44_100, 1, SECONDS])
  const original = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(
    await new File([m4aOf(SECONDS)], '').arrayBuffer(),
  )
  const before = original.getChannelData(0)
  const after = heard.getChannelData(0)
  // Silence would equal anything, so the test needs audible samples.
  expect(before.some((sample) => Math.abs(sample) > 0.05)).toBe(true)
  expect(before.every((sample) => Math.abs(sample) < 1)).toBe(true)
  expect(before.every((sample, at) => Math.abs(sample - (after[at] ?? 2)) < 1 / 16_384)).toBe(true)
  expect(shares[0]).toBe(0)
  const cut = new File([m4aOf(SECONDS).subarray(0, 100)], 'cut.m4a')
  expect(await fileToSend(cut, none, () => undefined)).toEqual({ code: 'unreadable' })
  const wave = toneFile(SECONDS)
  expect(await fileToSend(wave, none, () => undefined)).toEqual({ file: wave })
})
