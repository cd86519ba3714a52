import { SONG_LIMITS } from '@musi/domain/text/textLimits'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Earnings } from '../history/earnings.ts'
import { MAX_SONG_BYTES, NewSong, STUDIO_REFUSALS, SongChange, StudioSong, StudioSongs } from './studio.ts'
import {
  MAX_PART_BYTES,
  MAX_UPLOAD_BYTES,
  UPLOAD_PROBLEMS,
  UPLOAD_REFUSALS,
  Upload,
  UploadBegin,
  UploadRefusal,
  Uploads,
} from './uploads.ts'
import { ARTWORKS_PATH, EARNINGS_PATH, STUDIO_PATH, studioSongPath, uploadPath, UPLOADS_PATH } from '../paths.ts'

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const SONG = `0x${'5a'.repeat(32)}`
const FIELDS = {
  artist_name: 'Arlo',
  song_title: 'Slow Ferry',
  genre: 'Indie folk',
  description: 'On a boat',
  released_date: '',
  keys: [],
  supporters: [{ kind: 'token', token: ACCOUNT, atLeast: '100' }],
  plan: null,
}
const NEW = { ...FIELDS, sound: 'a'.repeat(22), artwork: null }

test('case 94: unknown fields of a song are dropped', () => {
  const smuggled = { ...NEW, views: 10_000, exclusive: 'false', artist: ACCOUNT, stage: 'public', isWithdrawn: false }
  expect(v.parse(NewSong, smuggled)).toEqual(NEW)
  expect(v.parse(SongChange, { ...FIELDS, ...smuggled, song: SONG })).toEqual(NEW)
})

test('a change may omit fields, and the others are checked as strictly as those of a new song (spec: songs.studio)', () => {
  expect(v.parse(SongChange, { supporters: [], views: 9 })).toEqual({ supporters: [] })
  expect(v.parse(SongChange, { plan: null })).toEqual({ plan: null })
  for (const wrong of [{ genre: '' }, { supporters: null }, { plan: {} }, { sound: null }])
    expect(v.is(SongChange, wrong)).toBe(false)
})

test('every text of a song is required and limited in length', () => {
  for (const [field, limit] of Object.entries(SONG_LIMITS)) {
    expect(v.is(NewSong, { ...NEW, [field]: '' })).toBe(false)
    expect(v.is(NewSong, { ...NEW, [field]: 'x'.repeat(limit + 1) })).toBe(false)
    expect(v.is(NewSong, { ...NEW, [field]: 'x'.repeat(limit) })).toBe(true)
  }
  const isTaken = (change: object) => v.is(NewSong, { ...NEW, ...change })
  expect([isTaken({ released_date: 'soon' }), isTaken({ released_date: '2026-11-22' })]).toEqual([false, true])
  expect(isTaken({ keys: Array.from({ length: 5 }, () => FIELDS.supporters[0]) })).toBe(false)
})

test('the state of an upload has the offset of its next part', () => {
  const upload = {
    upload: 'a'.repeat(22),
    kind: 'sound',
    name: 'ferry.mp3',
    bytes: 9,
    received: 3,
    partBytes: 4,
    endsAtSeconds: 1,
    state: { is: 'waiting', ahead: 2 },
  }
  expect(v.parse(Upload, upload)).toEqual(upload)
  expect(v.parse(Uploads, { uploads: [upload] })).toEqual({ uploads: [upload] })
  const refusal = { error: 'Go on from 3.', code: 'otherOffset', received: 3 }
  expect(v.parse(UploadRefusal, refusal)).toEqual(refusal)
  expect(v.is(UploadBegin, { kind: 'sound', bytes: 0, name: '' })).toBe(false)
  expect(MAX_UPLOAD_BYTES.sound).toBeGreaterThan(MAX_PART_BYTES)
})

test('answers about a song and its earnings are parsed back unchanged', () => {
  const preview = { address: `/sounds/${'ab'.repeat(32)}`, startMs: 1000, durationMs: 25_000 }
  const song = {
    ...FIELDS,
    song: SONG,
    jukebox: ACCOUNT,
    nonce: '7',
    stage: 'supporters',
    isWithdrawn: false,
    artwork: '/artworks/1',
    contentHash: SONG,
    format: 'mp3',
    bytes: 9,
    durationMs: 61_000,
    gainDb: -0.5,
    waveform: '',
    preview,
    first: { song: SONG, artist: ACCOUNT },
    registered: null,
    unheardPlays: 0,
    madeAtSeconds: 1,
    changedAtSeconds: 2,
    endsAtSeconds: 3,
  }
  const read = { ...song, nonce: 7n }
  expect(v.parse(StudioSong, song)).toEqual(read)
  expect(v.parse(StudioSongs, { songs: [song] })).toEqual({ songs: [read] })
  const line = {
    song: SONG,
    title: 'Slow Ferry',
    artist: ACCOUNT,
    jukebox: ACCOUNT,
    token: ACCOUNT,
    payee: ACCOUNT,
    shareBps: 6000,
    plays: 3,
    block: 1,
    log: 2,
  }
  const page = { at: { number: 1, hash: SONG }, behind: 0, since: 0, next: null }
  const earnings = { ...page, rows: [{ ...line, earned: '18', kept: '6' }] }
  expect(v.parse(Earnings, earnings)).toEqual({ ...page, rows: [{ ...line, earned: 18n, kept: 6n }] })
})

test('codes and paths are unique', () => {
  for (const codes of [UPLOAD_PROBLEMS, UPLOAD_REFUSALS, STUDIO_REFUSALS])
    expect(new Set(codes).size).toBe(codes.length)
  expect([uploadPath('x'), studioSongPath(SONG)]).toEqual([`${UPLOADS_PATH}/x`, `${STUDIO_PATH}/${SONG}`])
  expect(new Set([UPLOADS_PATH, STUDIO_PATH, EARNINGS_PATH, ARTWORKS_PATH]).size).toBe(4)
  expect(MAX_SONG_BYTES).toBeLessThan(65_536)
})
