import { expect, test } from 'vitest'
import { SAMPLE_RECORDINGS } from './sampleRecordings.ts'
import { SEEDED_RECORDINGS } from './seededRecordings.ts'

test('all recordings differ, last 40 to 90 seconds, and contain their preview (spec: songs.recordings)', () => {
  const all = [...Object.values(SAMPLE_RECORDINGS), ...Object.values(SEEDED_RECORDINGS)]
  expect(all.length).toBeGreaterThanOrEqual(36)
  expect(new Set(all.flatMap(({ hash, preview }) => [hash, preview.hash])).size).toBe(2 * all.length)
  expect(new Set(all.map(({ waveform }) => waveform)).size).toBe(all.length)
  for (const { durationMs, preview } of all) {
    expect(durationMs).toBeGreaterThan(40_000)
    expect(durationMs).toBeLessThan(90_000)
    expect(preview.startMs + preview.durationMs).toBeLessThanOrEqual(durationMs)
  }
})
