import { seededNumbers } from '@musi/domain/random/seededNumbers'
import { expect, test } from 'vitest'
import { pitchHz } from '../tone/exact.ts'
import { RATE } from '../tone/waves.ts'
import { STRUNG } from './plucked.ts'

/** Deviation from the pitch in hundredths of a semitone, by autocorrelation over several periods. */
function centsOffPitch(sound: Float32Array, hz: number): number {
  const turns = Math.max(1, Math.floor((1500 * hz) / RATE))
  const right = (turns * RATE) / hz
  const autocorrelation = (lag: number) => {
    let sum = 0
    for (let n = 3000; n < 12_000; n += 1) sum += (sound[n] ?? 0) * (sound[n + lag] ?? 0)
    return sum
  }
  let best = 0
  let most = 0
  for (let lag = Math.floor(right * 0.97); lag <= right * 1.03; lag += 1) {
    const now = autocorrelation(lag)
    if (now > most) [best, most] = [lag, now]
  }
  const before = autocorrelation(best - 1)
  const after = autocorrelation(best + 1)
  return 1200 * Math.log2(right / (best + (before - after) / (2 * (before - 2 * most + after))))
}

test.each(Object.entries(STRUNG))('%s is in tune, low and high', (name, voice) => {
  const random = seededNumbers(name)
  for (const note of [40, 52, 64, 71]) {
    const hz = pitchHz(note)
    const sound = voice({ hz, seconds: 0.5, force: 0.8, noise: () => random() * 2 - 1 })
    expect(Math.abs(centsOffPitch(sound, hz)), `${name} ${note}`).toBeLessThan(2)
  }
})
