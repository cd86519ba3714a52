import { type Address, parseAddress } from '@musi/domain/address'
import { expect, it } from 'vitest'
import { type InsertFacts, type InsertState, insertState, slotFace } from './insertState.ts'

const account = parseAddress(`0x${'1'.repeat(40)}`) as Address
const token = parseAddress(`0x${'2'.repeat(40)}`) as Address
const song = { token, cost: 5n, isRetired: false, opensAtSeconds: 0n }
const PAYABLE: InsertFacts = {
  isSample: false,
  hasSound: true,
  hasJukebox: true,
  song,
  tokenDecimals: 18,
  listener: { account, balance: 9n },
  payment: 'none',
  nowSeconds: 100n,
}
const NO_LISTENER = { account: null, balance: null }

it.each<[string, Partial<InsertFacts>, object]>([
  [
    'a sample plays at once, without wallet or jukebox',
    { isSample: true, hasJukebox: false, song: null, listener: NO_LISTENER },
    { kind: 'free' },
  ],
  ['a song without a recording cannot be paid for', { hasSound: false }, { kind: 'noSound' }],
  ['a chain without a jukebox has its own state', { hasJukebox: false }, { kind: 'noJukebox' }],
  ['an unread song is loading', { song: null }, { kind: 'loading' }],
  ['without an account the slot asks to connect', { listener: NO_LISTENER }, { kind: 'connect' }],
  ['an unread balance is loading', { listener: { account, balance: null } }, { kind: 'loading' }],
  [
    'a low balance gives the missing amount',
    { listener: { account, balance: 2n } },
    { kind: 'short', token, missing: 3n },
  ],
  ['a sufficient balance can pay', {}, { kind: 'pay', token, cost: 5n }],
  [
    'a paid play is granted even if the song was retired since',
    { song: { ...song, isRetired: true }, listener: { account, balance: 0n }, payment: 'open' },
    { kind: 'granted' },
  ],
  ['an unconfirmed payment takes no second coin', { payment: 'awaited' }, { kind: 'awaited' }],
  ['the slot is loading while payments are looked up', { payment: 'looking' }, { kind: 'loading' }],
  ['the slot takes no coin if payments cannot be looked up', { payment: 'away' }, { kind: 'unread' }],
  [
    'a payment that no node has any more does not block a new one',
    { payment: 'lost' },
    { kind: 'pay', token, cost: 5n },
  ],
  [
    'without an account the slot asks to connect even if payments cannot be looked up',
    { payment: 'away', listener: NO_LISTENER },
    { kind: 'connect' },
  ],
  ['a retired song takes no coin', { song: { ...song, isRetired: true } }, { kind: 'retired' }],
  [
    'an unreleased song gives its opening time',
    { song: { ...song, opensAtSeconds: 101n } },
    { kind: 'opensLater', opensAtSeconds: 101n },
  ],
  [
    'a song is open from its opening second on',
    { song: { ...song, opensAtSeconds: 100n } },
    { kind: 'pay', token, cost: 5n },
  ],
  ['a token without decimals has no price', { tokenDecimals: null }, { kind: 'notAPrice' }],
])('%s (spec: songs.play-access, songs.play-offer, songs.paid-once)', (_, change, expected) => {
  expect(insertState({ ...PAYABLE, ...change })).toEqual(expected)
})

const STATES: readonly InsertState['kind'][] = [
  'free',
  'connect',
  'pay',
  'loading',
  'granted',
  'awaited',
  'short',
  'unread',
  'opensLater',
  'retired',
  'notAPrice',
  'noSound',
  'noJukebox',
]

it('the specified text is the button only if a press pays for the song or plays a sample (spec: songs.insert)', () => {
  const notPlaying = { isPlaying: false, hasBegun: false }
  expect(STATES.filter((state) => slotFace(state, notPlaying) === 'words')).toEqual([
    'free',
    'connect',
    'pay',
    'loading',
  ])
  expect(new Set(STATES.map((state) => slotFace(state, { isPlaying: true, hasBegun: true })))).toEqual(
    new Set(['playing']),
  )
})

it('the slot offers a paid play, and to play it again once it has begun (spec: songs.insert, songs.used-up)', () => {
  expect(slotFace('granted', { isPlaying: false, hasBegun: false })).toBe('play')
  expect(slotFace('granted', { isPlaying: false, hasBegun: true })).toBe('again')
  expect(slotFace('awaited', { isPlaying: false, hasBegun: false })).toBe('paying')
})

it('the slot has no button if nothing can be paid (spec: songs.insert)', () => {
  const notPlaying = { isPlaying: false, hasBegun: false }
  expect(STATES.filter((state) => slotFace(state, notPlaying) === 'strip')).toEqual([
    'unread',
    'opensLater',
    'retired',
    'notAPrice',
    'noSound',
    'noJukebox',
  ])
})
