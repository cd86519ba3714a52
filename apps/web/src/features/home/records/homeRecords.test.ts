import type { Address } from '@musi/domain/address'
import { expect, it } from 'vitest'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import { sampleSongs } from '#platform/tokens/songs/sampleSongs.ts'
import { homeRecords } from './homeRecords.ts'

const SAMPLES = sampleSongs()
const NOW = 1000
const addressOf = (digit: string): Address => `0x${digit.repeat(40)}`
const MIRA = addressOf('1')
const KOFI = addressOf('2')

type Given = { id: string; token?: Address; plays?: number; retired?: boolean; opens?: number; silent?: boolean }

function songOf({ id, token = MIRA, plays = 0, retired = false, opens = 0, silent = false }: Given): JukeSong {
  const [like] = SAMPLES
  if (like === undefined) throw new Error('There are no samples.')
  return {
    ...like,
    id,
    artist_name: token,
    views: plays,
    track: { ...like.track, id, preview: silent ? null : like.track.preview },
    offer: {
      kind: 'registered',
      song: `0x${id}`,
      jukebox: addressOf('9'),
      artist: token,
      token,
      opensAtSeconds: BigInt(opens),
      isRetired: retired,
      keys: [],
      supporters: [],
    },
  }
}

const chosen = (songs: readonly Given[], tokens: readonly Address[] = [MIRA, KOFI]) => {
  const records = homeRecords({ songs: [...songs.map(songOf), ...SAMPLES], tokens, chainSeconds: NOW })
  return records && { first: records.first.id, crate: records.crate.map(({ id }) => id) }
}

const [S1, S2, S3, S4, S5, S6] = SAMPLES.map(({ id }) => id)

it.each([
  [
    'the most played song of the artist that is traded most deeply',
    [
      { id: 'a', plays: 1 },
      { id: 'b', plays: 2 },
      { id: 'c', token: KOFI, plays: 9 },
    ],
    'b',
  ],
  [
    'of the next artist, where the first has none to hear',
    [
      { id: 'a', silent: true },
      { id: 'c', token: KOFI },
    ],
    'c',
  ],
  [
    'none that is retired',
    [
      { id: 'a', retired: true },
      { id: 'c', token: KOFI },
    ],
    'c',
  ],
  [
    'none that has not opened',
    [
      { id: 'a', opens: NOW + 1 },
      { id: 'c', token: KOFI, opens: NOW },
    ],
    'c',
  ],
  ['none whose token is not shown to strangers', [{ id: 'x', token: addressOf('3'), plays: 9 }], S1],
  ['a bundled sample where the chain has none', [], S1],
] as const)('the record beside the title is %s (spec: home.record)', (_, songs, first) => {
  expect(chosen(songs)?.first).toBe(first)
})

it.each([
  [
    'each artist once before anybody twice, the artist beside the title later',
    [
      { id: 'a', plays: 9 },
      { id: 'b', plays: 8 },
      { id: 'c', token: KOFI, plays: 7 },
      { id: 'd', token: KOFI, plays: 1 },
    ],
    ['c', 'd', 'b', S1, S2],
  ],
  ['samples where the chain has too few', [{ id: 'a' }], [S1, S2, S3, S4, S5]],
  ['never the record beside the title', [], [S2, S3, S4, S5, S6]],
] as const)('the carousel holds five: %s (spec: home.carousel)', (_, songs, crate) => {
  expect(chosen(songs)?.crate).toEqual(crate)
})

it('no songs give no records', () => {
  expect(homeRecords({ songs: [], tokens: [], chainSeconds: NOW })).toBeNull()
})
