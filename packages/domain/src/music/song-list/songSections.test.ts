import { describe, expect, it } from 'vitest'
import { type SectionSong, type SongSections, songQueue, songSections, songsFound } from './songSections.ts'

type Listed = SectionSong & { readonly id: string; readonly song_title: string; readonly artist_name: string }

const NOW = 100

const song = (id: string, offer: Listed['offer'], views: number): Listed => ({
  id,
  offer,
  views,
  recentPlays: null,
  song_title: `Song ${id}`,
  artist_name: 'Nova',
  exclusive: 'false',
  genre: '',
  released_date: '',
  cost: 1n,
})
const open = (id: string, views = 0) => song(id, { kind: 'registered', opensAtSeconds: 0n }, views)
const opening = (id: string, at: bigint) => song(id, { kind: 'registered', opensAtSeconds: at }, 0)
const sample = (id: string, views: number) => song(id, { kind: 'sample' }, views)

const SAMPLES = [sample('X', 80), sample('Y', 20), sample('Z', 40)]
const FIVE = [open('a', 1), open('b', 5), open('c', 4), open('d', 3), open('e', 2)]
const UPCOMING = [opening('q', 300n), opening('p', 200n)]

const sectionsOf = (songs: readonly Listed[], isReading = false) =>
  songSections(songs, { order: 'popularity', nowSeconds: NOW, isReading })
const ids = (songs: readonly Listed[]) => songs.map(({ id }) => id).join('')
const sectionIds = ({ wall, coming, samples }: SongSections<Listed>) => [ids(wall), ids(coming), ids(samples)]

describe('the sections of the song list (spec: songs.sections)', () => {
  it.each<[string, readonly Listed[], boolean, readonly string[]]>([
    ['put five songs on the wall', [...SAMPLES, ...FIVE], false, ['bcdea', '', 'XYZ']],
    ['put unreleased songs in "coming", the next one first', [...FIVE, ...UPCOMING], false, ['bcdea', 'pq', '']],
    ['put a song on the wall at its opening second', [...FIVE, opening('o', 100n)], false, ['bcdeao', '', '']],
    ['fill a wall of fewer than five songs with samples', [...SAMPLES, ...FIVE.slice(1)], false, ['bcdeXZY', '', '']],
    ['put samples on the wall without songs of the chain', SAMPLES, false, ['XZY', '', '']],
    ['keep samples apart while songs are being read', SAMPLES, true, ['', '', 'XYZ']],
  ])('%s', (_, songs, isReading, sections) => {
    expect(sectionIds(sectionsOf(songs, isReading))).toEqual(sections)
  })
})

it.each([
  ['', 'bcdea'],
  ['song p', 'p'],
  ['SONG x', 'X'],
  ['nova', 'bcdeapqXYZ'],
])('a search for "%s" finds %s, in all sections unless it is empty (spec: songs.search)', (search, found) => {
  expect(ids(songsFound(sectionsOf([...SAMPLES, ...FIVE, ...UPCOMING]), search))).toBe(found)
})

it.each([
  ['in its row', [...SAMPLES, ...FIVE, ...UPCOMING], 'XbcdeapqYZ'],
  ['on the wall', [...SAMPLES, ...FIVE.slice(1)], 'XbcdeZY'],
  ['absent', FIVE, 'bcdea'],
])(
  'the queue starts with the first sample, here %s, followed by the wall (spec: songs.playlist)',
  (_, songs, queue) => {
    expect(ids(songQueue(sectionsOf(songs)))).toBe(queue)
  },
)
