import type { SongKey } from '@musi/domain/music/songKey'
import { expect, it } from 'vitest'
import type { SongOffer } from '#platform/tokens/songs/jukeSong.ts'
import { findWayIn } from './wayIn.ts'

const address = (digit: string): `0x${string}` => `0x${digit.repeat(40)}`
const ARTIST = address('1')
const FAN = address('2')
const TOKEN = address('3')
const KEY: SongKey = { kind: 'token', token: TOKEN, atLeast: 30n }
const EARLY: SongKey = { kind: 'collectible', collection: address('4') }
const offer = (more: object = {}): SongOffer => ({
  kind: 'registered',
  song: '0x5a',
  jukebox: TOKEN,
  artist: ARTIST,
  token: TOKEN,
  opensAtSeconds: 0n,
  isRetired: false,
  keys: [KEY],
  supporters: [EARLY],
  ...more,
})

it.each([
  ['opensLater', FAN, offer(), [KEY, EARLY]],
  ['opensLater', null, offer({ keys: [] }), [EARLY]],
  ['short', FAN, offer({ keys: [KEY, EARLY] }), [KEY, EARLY]],
  ['retired', FAN, offer(), [KEY]],
] as const)(
  'a song in state %s can be opened by the keys its artist named (spec: songs.ways-in)',
  (state, account, song, keys) => {
    expect(findWayIn(state, song, account)).toEqual({ kind: 'keys', keys })
  },
)

it('artists can always hear their own song', () => {
  for (const state of ['opensLater', 'short', 'retired'] as const)
    expect(findWayIn(state, offer({ keys: [], supporters: [] }), ARTIST)).toEqual({ kind: 'own' })
})

it('a song without keys, with a usable slot, or without a recording has no other way in', () => {
  expect(findWayIn('opensLater', offer({ keys: [], supporters: [] }), FAN)).toBeNull()
  expect(findWayIn('short', offer({ keys: [] }), FAN)).toBeNull()
  // The open slot already says who can hear it for free.
  expect(findWayIn('short', offer(), FAN)).toBeNull()
  for (const state of ['connect', 'pay', 'granted', 'loading', 'noSound', 'noJukebox', 'notAPrice'] as const)
    expect(findWayIn(state, offer(), FAN)).toBeNull()
  expect(findWayIn('short', { kind: 'sample' }, FAN)).toBeNull()
})
