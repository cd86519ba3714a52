import { expect, it } from 'vitest'
import type { WholeSong } from './wholeSong.ts'
import { type SongNotice, songNotice } from './songNotice.ts'

const sound = { address: '/s', isCertified: true, durationMs: 1, gainDb: 0, waveform: '', preview: null }
const about = {
  song_title: 'T',
  artist_name: 'A',
  genre: 'G',
  description: 'D',
  released_date: '',
  exclusive: 'true' as const,
  artwork: null,
  keys: [],
  supporters: [],
  sound,
}
const supporters = [{ kind: 'collectible' as const, collection: `0x${'1'.repeat(40)}` as const }]
const song: WholeSong = {
  song: '0x1',
  jukebox: `0x${'9'.repeat(40)}`,
  artist: `0x${'2'.repeat(40)}`,
  token: `0x${'3'.repeat(40)}`,
  cost: 1n,
  opensAtSeconds: 0n,
  isRetired: false,
  plays: 0,
  timeSeconds: 0,
  contentHash: '0x2',
  listeners: 0,
  isWithdrawn: false,
  first: null,
  about,
}

it.each<[string, Partial<WholeSong>, SongNotice]>([
  ['an open song needs no notice', {}, null],
  [
    'a withdrawn song is shown as withdrawn, even if it is retired',
    { isWithdrawn: true, isRetired: true },
    'withdrawn',
  ],
  ['a song without texts on this server is not published here', { about: null, isRetired: true }, 'unpublished'],
  ['a song without a recording on this server is gone', { about: { ...about, sound: null } }, 'gone'],
  ['a retired song is shown as retired, even before it opens', { isRetired: true, opensAtSeconds: 101n }, 'retired'],
  ['a song that opens later is scheduled', { opensAtSeconds: 101n }, 'scheduled'],
  [
    'a song that supporters hear earlier says so',
    { opensAtSeconds: 101n, about: { ...about, supporters } },
    'supporters',
  ],
])('%s (spec: songs.standing)', (_, change, notice) => {
  expect(songNotice({ ...song, ...change }, 100)).toBe(notice)
})
