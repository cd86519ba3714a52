import { expect, test } from 'vitest'
import { SAMPLE_RECORDINGS } from '../recordings/sampleRecordings.ts'
import { SEEDED_RECORDINGS } from '../recordings/seededRecordings.ts'
import { SAMPLE_SONGS } from './sampleSongs.ts'
import { FIRST_SONG_ORDER, orderedSongs } from './songOrder.ts'

test('twelve samples or more are bundled, the two drops first, of different genres, artists, costs and dates (spec: songs.samples)', () => {
  expect(SAMPLE_SONGS.length).toBeGreaterThanOrEqual(12)
  expect(SAMPLE_SONGS).toHaveLength(Object.keys(SAMPLE_RECORDINGS).length)
  expect(
    orderedSongs(SAMPLE_SONGS, FIRST_SONG_ORDER)
      .slice(0, 2)
      .map(({ song_title }) => song_title),
  ).toEqual(['THIS MY DROP', 'THIS IS MY DROP'])
  for (const field of ['id', 'artist_name', 'genre', 'cost', 'views', 'released_date'] as const)
    expect(new Set(SAMPLE_SONGS.map((song) => song[field])).size, field).toBe(SAMPLE_SONGS.length)
  expect(new Set(SAMPLE_SONGS.map(({ exclusive }) => exclusive))).toEqual(new Set(['true', 'false']))
})

test('no two recordings are alike, each is 40 to 90 seconds long, and its preview lies within it (spec: songs.recordings)', () => {
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
