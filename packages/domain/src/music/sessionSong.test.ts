import { expect, it } from 'vitest'
import { type SongEntry, entryOf, nextSessionId, readSessionSongs, sessionSong } from './sessionSong.ts'

const ENTRY: SongEntry = {
  artist_name: 'Nova Lane',
  song_title: 'Blue Hour',
  genre: 'Pop',
  description: 'A song',
  cost: ' 1.000000000000000001 ',
  song_file: { name: 'blue.mp3', type: 'audio/mpeg', address: 'blob:1' },
  artwork: { name: 'blue.png', type: 'image/png', address: 'blob:2' },
  released_date: '2021-01-01',
}

it('a session song stores `false`, zero plays, its file names and its exact cost (spec: studio.session)', () => {
  const song = sessionSong(3, ENTRY)
  expect(song).toMatchObject({
    id: 3,
    exclusive: 'false',
    views: 0,
    cost: '1.000000000000000001',
    song_file: 'blob:1',
    song_file_name: 'blue.mp3',
    artwork_name: 'blue.png',
  })
  expect(song && entryOf(song)).toEqual({ ...ENTRY, cost: '1.000000000000000001' })
  expect(sessionSong(3, { ...ENTRY, artwork: null })).toBeNull()
})

it('case 102: the valid songs of a damaged list are kept, and anything but a list is refused', () => {
  const song = sessionSong(1, ENTRY)
  const stored = JSON.parse(JSON.stringify([song, { ...song, exclusive: true }, null, 'x', { ...song, id: 2 }]))
  expect(readSessionSongs(stored)?.map(({ id }) => id)).toEqual([1, 2])
  expect(readSessionSongs({ length: 3 })).toBeUndefined()
})

it('a new song gets an unused id', () => {
  const songs = [7, 2].flatMap((id) => sessionSong(id, ENTRY) ?? [])
  expect(nextSessionId(songs)).toBe(8)
  expect(nextSessionId([])).toBe(1)
})
