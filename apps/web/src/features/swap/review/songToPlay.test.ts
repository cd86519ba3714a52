import type { Address } from '@musi/domain/address'
import { expect, test } from 'vitest'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import { songToPlay } from './songToPlay.ts'

const MIRA: Address = `0x${'1'.repeat(40)}`
const KOFI: Address = `0x${'2'.repeat(40)}`
const NOW = 1000

type Change = { token?: Address; cost?: bigint; plays?: number | null; opens?: bigint; isRetired?: boolean }
const song = ({ token = MIRA, cost = 3n, plays = 1, opens = 0n, isRetired = false }: Change = {}) => ({
  cost,
  recentPlays: plays,
  offer: {
    kind: 'registered',
    song: '0x01',
    jukebox: KOFI,
    artist: KOFI,
    keys: [],
    supporters: [],
    token,
    opensAtSeconds: opens,
    isRetired,
  } as JukeSong['offer'],
})
const chosen = (...songs: ReturnType<typeof song>[]) => songToPlay(songs, { token: MIRA, raw: 5n, nowSeconds: NOW })

test('the offered song is the most played one that can be played', () => {
  const often = song({ plays: 9 })
  const seldom = song({ plays: 2 })
  expect(chosen(seldom, often)).toBe(often)
})

test('songs with unread plays come after songs with read ones', () => {
  const unread = song({ plays: null })
  const never = song({ plays: 0 })
  expect(chosen(unread, never)).toBe(never)
  expect(chosen(unread)).toBe(unread)
})

test.each([
  ['of another artist', song({ token: KOFI })],
  ['that costs more than was received', song({ cost: 6n })],
  ['that is not open yet', song({ opens: 1001n })],
  ['that is retired', song({ isRetired: true })],
  ['that is a sample', { ...song(), offer: { kind: 'sample' } as const }],
])('a song %s is not offered', (_, one) => {
  expect(chosen(one)).toBe(null)
})
