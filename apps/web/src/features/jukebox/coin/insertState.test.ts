import { type Address, parseAddress } from '@musi/domain/address'
import { expect, it } from 'vitest'
import { type InsertFacts, type InsertState, insertState, slotFace } from './insertState.ts'

const account = parseAddress(`0x${'1'.repeat(40)}`) as Address
const token = parseAddress(`0x${'2'.repeat(40)}`) as Address
const song = { token, cost: 5n, isRetired: false, opensAtSeconds: 0n }
const rich: InsertFacts = {
  isSample: false,
  hasSound: true,
  hasJukebox: true,
  song,
  tokenDecimals: 18,
  listener: { account, balance: 9n },
  paid: 'none',
  nowSeconds: 100n,
}
const nobody = { account: null, balance: null }

it.each<[string, Partial<InsertFacts>, object]>([
  [
    'a sample plays at once, without wallet or jukebox',
    { isSample: true, hasJukebox: false, song: null, listener: nobody },
    { kind: 'free' },
  ],
  ['nobody pays for silence', { hasSound: false }, { kind: 'noSound' }],
  ['where no jukebox stands it says so', { hasJukebox: false }, { kind: 'noJukebox' }],
  ['what is not read is not offered', { song: null }, { kind: 'loading' }],
  ['a stranger connects first', { listener: nobody }, { kind: 'connect' }],
  ['the balance is waited for', { listener: { account, balance: null } }, { kind: 'loading' }],
  [
    'too little says how much is missing',
    { listener: { account, balance: 2n } },
    { kind: 'short', token, missing: 3n },
  ],
  ['enough pays', {}, { kind: 'pay', token, cost: 5n }],
  [
    'what was paid for is granted, also when the song was retired since',
    { song: { ...song, isRetired: true }, listener: { account, balance: 0n }, paid: 'open' },
    { kind: 'granted' },
  ],
  ['what was paid and is not confirmed takes no second coin', { paid: 'awaited' }, { kind: 'awaited' }],
  ['nor does it while it is looked up what was paid', { paid: 'looking' }, { kind: 'loading' }],
  ['nor while nobody can say', { paid: 'away' }, { kind: 'unread' }],
  ['a payment that no node has any more does not stand in the way', { paid: 'lost' }, { kind: 'pay', token, cost: 5n }],
  ['a stranger is asked to connect, whatever is looked up', { paid: 'away', listener: nobody }, { kind: 'connect' }],
  ['a retired song takes no coin', { song: { ...song, isRetired: true } }, { kind: 'retired' }],
  [
    'before it opens it says when',
    { song: { ...song, opensAtSeconds: 101n } },
    { kind: 'opensLater', opensAtSeconds: 101n },
  ],
  ['from its second on it is open', { song: { ...song, opensAtSeconds: 100n } }, { kind: 'pay', token, cost: 5n }],
  ['a token without decimals has no price', { tokenDecimals: null }, { kind: 'notAPrice' }],
])('%s (spec: songs.play-access, songs.play-offer, songs.paid-once)', (_, change, expected) => {
  expect(insertState({ ...rich, ...change })).toEqual(expected)
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

it('asks for a coin only where a press starts the song by paying, or a sample by playing (spec: songs.insert)', () => {
  const still = { isPlaying: false, hasBegun: false }
  expect(STATES.filter((state) => slotFace(state, still) === 'words')).toEqual(['free', 'connect', 'pay', 'loading'])
  expect(new Set(STATES.map((state) => slotFace(state, { isPlaying: true, hasBegun: true })))).toEqual(
    new Set(['playing']),
  )
})

it('offers a paid play, and once it has begun, to play it again (spec: songs.insert, songs.used-up)', () => {
  expect(slotFace('granted', { isPlaying: false, hasBegun: false })).toBe('play')
  expect(slotFace('granted', { isPlaying: false, hasBegun: true })).toBe('again')
  expect(slotFace('awaited', { isPlaying: false, hasBegun: false })).toBe('paying')
})

it('has no button if nothing can be paid: the words are engraved, and a sentence says why (spec: songs.insert)', () => {
  const still = { isPlaying: false, hasBegun: false }
  expect(STATES.filter((state) => slotFace(state, still) === 'strip')).toEqual([
    'unread',
    'opensLater',
    'retired',
    'notAPrice',
    'noSound',
    'noJukebox',
  ])
})
