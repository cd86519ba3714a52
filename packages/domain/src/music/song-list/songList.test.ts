import { describe, expect, it } from 'vitest'
import type { Song } from '../song.ts'
import { songFilter } from './songSections.ts'
import { FIRST_SONG_ORDER, SONG_ORDERS, orderedSongs, type SongOrder } from './songOrder.ts'
import { FIRST_ROWS, hasMoreRows, moreRows } from './songPages.ts'

type Listed = Song & { readonly recentPlays: number | null }

const song = (id: string, some: Partial<Listed>): Listed => ({
  id,
  recentPlays: null,
  artist_name: 'Nova',
  song_title: 'Song',
  genre: 'Pop',
  description: '',
  cost: 1n,
  views: 0,
  released_date: '2021-01-01',
  exclusive: 'false',
  ...some,
})
const ids = (songs: readonly Song[]) => songs.map(({ id }) => id).join('')

describe('the search filters by song title or artist name, in any case (spec: songs.search)', () => {
  const songs = [
    song('a', { song_title: 'Blue Hour' }),
    song('b', { artist_name: 'The Blues' }),
    song('c', { genre: 'Blues' }),
  ]
  it.each([
    ['blue', 'ab'],
    ['  BLUE h ', 'a'],
    ['lues', 'b'],
    ['', 'abc'],
    ['nobody', ''],
  ])('"%s" finds %s', (search, found) => {
    expect(ids(songFilter(songs, search))).toBe(found)
  })
})

describe('songs are sorted (spec: songs.order)', () => {
  const songs = [
    song('a', { genre: 'rock', cost: 10n ** 18n + 1n, views: 3, released_date: '2020-05-01' }),
    song('b', { genre: 'Ambient', cost: 10n ** 18n, views: 30, released_date: '2021-02-01', exclusive: 'true' }),
    song('c', { genre: 'Pop', cost: 5n, views: 3, released_date: 'soon' }),
    song('d', { genre: 'pop', cost: 5n, views: 4, released_date: '2021-02-01T10:00:00Z', exclusive: 'true' }),
  ]
  it.each<[SongOrder, string, string]>([
    ['popularity', 'exclusive first', 'bdac'],
    ['genre', 'A to Z', 'bcda'],
    ['recentlyAdded', 'newest release date first', 'dbac'],
    ['cost', 'low to high', 'cdba'],
    ['plays', 'most views first', 'bdac'],
  ])('%s: %s, and equal songs keep their order', (order, _, sorted) => {
    expect(ids(orderedSongs(songs, order))).toBe(sorted)
    expect(ids(songs)).toBe('abcd')
  })

  it('by Popularity, Genre, Recently added, Cost or Plays, in this order', () => {
    expect(SONG_ORDERS).toEqual(['popularity', 'genre', 'recentlyAdded', 'cost', 'plays'])
    expect(FIRST_SONG_ORDER).toBe('popularity')
  })

  it.each([
    ['puts exclusive songs first, then paid plays of 28 days', { a: 1, b: 9, c: 3, d: 0 }, 'dbca'],
    ['uses all plays if recent ones were not read', {}, 'dcab'],
    ['puts songs with unread plays last', { b: 0 }, 'dbca'],
  ])('Popularity: %s', (_, recent: Readonly<Record<string, number>>, sorted) => {
    const listed = [
      song('a', { views: 30 }),
      song('b', { views: 20 }),
      song('c', { views: 40 }),
      song('d', { views: 0, exclusive: 'true' }),
    ].map((each) => ({ ...each, recentPlays: recent[each.id] ?? null }))
    expect(ids(orderedSongs(listed, 'popularity'))).toBe(sorted)
  })

  it('two songs without a valid date keep their order', () => {
    const undated = [song('a', { released_date: '' }), song('b', { released_date: 'x' })]
    expect(ids(orderedSongs(undated, 'recentlyAdded'))).toBe('ab')
  })
})

describe('the list shows five songs at first and five more at a time (spec: songs.pages)', () => {
  it.each([
    [12, [5, 10, 15]],
    [10, [5, 10]],
    [4, [5]],
    [0, [5]],
  ])('the list of %d songs requests %j', (all, rows) => {
    const shown: number[] = [FIRST_ROWS]
    while (hasMoreRows(shown.at(-1) ?? 0, all)) shown.push(moreRows(shown.at(-1) ?? 0))
    expect(shown).toEqual(rows)
  })
})
