import { m4aOf } from '@musi/domain/sound/testing/m4aOf'
import { expect, test } from 'vitest'
import { toneFile } from '../testing/studioScreen.ts'
import { fileToSend } from './fileToSend.ts'

const SECONDS = 6
const neverAborted = new AbortController().signal

test('case 79: M4A becomes FLAC of the same length, an unreadable file says so, and accepted formats stay unchanged (spec: studio.converted)', async () => {
  const shares: number[] = []
  const result = await fileToSend(new File([m4aOf(SECONDS)], 'phone.m4a'), neverAborted, (done) => shares.push(done))
  if ('code' in result) throw new Error(result.code)
  expect([result.file.name, result.file.type, await result.file.slice(0, 4).text()]).toEqual([
    'phone.m4a.flac',
    'audio/flac',
    'fLaC',
  ])
  const converted = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(await result.file.arrayBuffer())
  expect([converted.sampleRate, converted.numberOfChannels, Math.round(converted.duration)]).toEqual([
    44_100,
    1,
    SECONDS,
  ])
  const original = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(
    await new File([m4aOf(SECONDS)], '').arrayBuffer(),
  )
  const before = original.getChannelData(0)
  const after = converted.getChannelData(0)
  // The comparison would accept silence, so the samples must be audible.
  expect(before.some((sample) => Math.abs(sample) > 0.05)).toBe(true)
  expect(before.every((sample) => Math.abs(sample) < 1)).toBe(true)
  expect(before.every((sample, at) => Math.abs(sample - (after[at] ?? 2)) < 1 / 16_384)).toBe(true)
  expect(shares[0]).toBe(0)
  const truncated = new File([m4aOf(SECONDS).subarray(0, 100)], 'truncated.m4a')
  expect(await fileToSend(truncated, neverAborted, () => undefined)).toEqual({ code: 'unreadable' })
  const wave = toneFile(SECONDS)
  expect(await fileToSend(wave, neverAborted, () => undefined)).toEqual({ file: wave })
})
