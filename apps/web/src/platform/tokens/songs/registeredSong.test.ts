import { NewSong } from '@musi/api/music/studio'
import { SONG_LIMITS } from '@musi/domain/text/textLimits'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readAnswer } from '#platform/page/http/readAnswer.ts'
import { ListedSongs, listedSongs, registeredSong } from './registeredSong.ts'

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const SONG = `0x${'5a'.repeat(32)}`
const ROW = {
  song: SONG,
  jukebox: ACCOUNT,
  artist: ACCOUNT,
  token: ACCOUNT,
  cost: '5',
  opensAtSeconds: '0',
  isRetired: false,
  plays: 0,
  timeSeconds: 1,
  isWithdrawn: false,
}

test('a song with the longest texts the server accepts is shown whole', () => {
  const longest = Object.fromEntries(Object.entries(SONG_LIMITS).map(([field, limit]) => [field, 'x'.repeat(limit)]))
  const texts = { ...longest, released_date: '2026-11-22', keys: [], supporters: [], artwork: null }
  expect(v.is(NewSong, { ...texts, plan: null, sound: 'a'.repeat(22) })).toBe(true)
  const about = { ...texts, exclusive: 'true', sound: null }
  const page = { at: { number: 1, hash: SONG }, behind: 0, since: 0, next: null, rows: [{ ...ROW, about }] }
  const [row] = readAnswer(ListedSongs, page)?.rows ?? []
  const shown = row && registeredSong(row)
  expect(shown).toMatchObject(longest)
  expect(shown?.track).toMatchObject({ title: longest['song_title'], artist: longest['artist_name'] })
})

test('the jukebox does not list a withdrawn song (spec: songs.withdrawn)', () => {
  const withdrawn = { ...ROW, song: `0x${'5b'.repeat(32)}`, about: null, isWithdrawn: true }
  const rows = [{ ...ROW, about: null }, withdrawn]
  const page = { at: { number: 1, hash: SONG }, behind: 0, since: 0, next: null, rows }
  expect(listedSongs(readAnswer(ListedSongs, page)?.rows ?? []).map(({ id }) => id)).toEqual([SONG])
})
