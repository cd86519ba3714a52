import type { Address } from '@musi/domain/address'
import { expect, it } from 'vitest'
import type { WholeSong } from './wholeSong.ts'
import { placedSongs } from './placedSongs.ts'

const NOW = 1000
const SOMEBODY: Address = `0x${'1'.repeat(40)}`

type SongFields = { id: string; plays?: number; opens?: number; retired?: boolean }

const songOf = ({ id, plays = 0, opens = 0, retired = false }: SongFields): WholeSong => ({
  song: `0x${id}`,
  jukebox: SOMEBODY,
  artist: SOMEBODY,
  token: SOMEBODY,
  cost: 1n,
  opensAtSeconds: BigInt(opens),
  contentHash: `0x${id}`,
  isRetired: retired,
  plays,
  listeners: 0,
  timeSeconds: 0,
  first: null,
  isWithdrawn: false,
  about: {
    song_title: id,
    artist_name: 'Somebody',
    genre: '',
    description: '',
    released_date: '',
    exclusive: 'true',
    artwork: null,
    sound: { address: '/sound', isCertified: true, durationMs: 1, gainDb: 0, waveform: '', preview: null },
    keys: [],
    supporters: [],
  },
})

it.each([
  [
    'songs are ordered by plays and numbered from 1',
    [
      { id: 'a', plays: 1 },
      { id: 'b', plays: 3 },
    ],
    ['1 b', '2 a'],
  ],
  [
    'an upcoming song comes last, without a number',
    [{ id: 'a', opens: NOW + 1, plays: 9 }, { id: 'b' }],
    ['1 b', '- a'],
  ],
  [
    'a retired song comes after the songs for sale and before the upcoming ones',
    [{ id: 'a', opens: NOW + 1 }, { id: 'b', retired: true, plays: 9 }, { id: 'c' }],
    ['1 c', '- b', '- a'],
  ],
])('%s (spec: songs.artist-page)', (_, songs, order) => {
  const placed = placedSongs(songs.map(songOf), NOW)
  expect(placed.map(({ song, number }) => `${number ?? '-'} ${song.about?.song_title}`)).toEqual(order)
})
