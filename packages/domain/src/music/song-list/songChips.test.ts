import { expect, it } from 'vitest'
import { type FilterableSong, NO_CHIPS, type SongChips, genresOf, hasFilter, filteredSongs } from './songChips.ts'

type Listed = FilterableSong & { readonly id: string }

const DAY = 24 * 60 * 60
const NOW = 100 * DAY

const song = (id: string, some: Partial<Listed>): Listed => ({
  id,
  genre: 'Pop',
  recentPlays: 0,
  views: 0,
  outAtSeconds: NOW - 50 * DAY,
  exclusive: 'false',
  released_date: '',
  cost: 1n,
  offer: { kind: 'registered', opensAtSeconds: 0n },
  ...some,
})

const SONGS = [
  song('a', { recentPlays: 3, genre: 'House' }),
  song('b', { outAtSeconds: NOW - 13 * DAY }),
  song('c', { outAtSeconds: NOW - 14 * DAY, recentPlays: 5 }),
  song('d', { recentPlays: null, views: 9 }),
  song('X', { offer: { kind: 'sample' }, outAtSeconds: null, recentPlays: null, views: 80_000 }),
]
const MINE: Readonly<Record<string, boolean | null>> = { a: true, b: false, c: null, d: true, X: true }
const known = { nowSeconds: NOW, canPlay: ({ id }: Listed) => MINE[id] ?? null }
const ids = (songs: readonly Listed[]) => songs.map(({ id }) => id).join('')

it.each<[string, Partial<SongChips>, string, boolean]>([
  ['without a chip all songs stay', {}, 'abcdX', false],
  ['"new" keeps songs released less than 14 days ago', { isNew: true }, 'b', false],
  ['"top" keeps songs with paid plays, no samples', { isTop: true }, 'acd', false],
  ['a genre is matched in any case', { genre: 'house' }, 'a', false],
  ['"mine" keeps playable songs and waits for unknown ones', { isMine: true }, 'adX', true],
  ['several chips apply together', { isMine: true, isTop: true, genre: 'Pop' }, 'd', true],
  ['songs that another chip leaves out are not waited for', { isMine: true, isNew: true }, '', false],
])('%s (spec: songs.chips)', (_, chips, left, isWaiting) => {
  const chosen = filteredSongs(SONGS, { ...NO_CHIPS, ...chips }, known)
  expect([ids(chosen.songs), chosen.isWaiting]).toEqual([left, isWaiting])
})

it('the top list has ten songs (spec: songs.chips)', () => {
  const many = Array.from({ length: 12 }, (_, at) => song(`${at} `, { recentPlays: at + 1 }))
  expect(ids(filteredSongs(many, { ...NO_CHIPS, isTop: true }, known).songs)).toBe('2 3 4 5 6 7 8 9 10 11 ')
})

it('no song is new while the time is unknown', () => {
  expect(filteredSongs(SONGS, { ...NO_CHIPS, isNew: true }, { ...known, nowSeconds: null }).songs).toEqual([])
})

it('each genre is listed once, A to Z', () => {
  const genres = ['soul', 'House', '', 'Soul', 'ambient'].map((genre) => ({ genre }))
  expect(genresOf(genres)).toEqual(['ambient', 'House', 'soul'])
})

it.each<[Partial<SongChips>, boolean]>([
  [{}, false],
  [{ isTop: true }, true],
  [{ genre: 'Pop' }, true],
])('with the chips %j, any chip is set: %s', (chips, isAny) => {
  expect(hasFilter({ ...NO_CHIPS, ...chips })).toBe(isAny)
})
