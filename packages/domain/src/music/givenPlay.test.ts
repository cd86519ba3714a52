import { expect, it } from 'vitest'
import { givenState, maxPerDay, paysForPlay, playsFor } from './givenPlay.ts'

const TOKEN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const OTHER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const NOW = 20_000n * 86_400n + 60n
const budget = { token: TOKEN, perDay: 5n, today: 4n, day: 20_000n, left: 10n, mostPerPlay: 10n } as const
const song = { isRetired: false, opensAtSeconds: 0n, token: TOKEN, cost: 10n } as const

it('a budget pays for a play up to its limits (spec: touch.welcome-bounds)', () => {
  expect(paysForPlay(budget, song, NOW)).toBe(true)
})

it.each([
  ['the plays of the day are used up', { today: 5n }, {}],
  ['too little is left', { left: 9n }, {}],
  ['the price is above the highest', { mostPerPlay: 9n }, {}],
  ['it was never funded', { token: null }, {}],
  ['it is in another token', { token: OTHER }, {}],
  ['the song is retired', {}, { isRetired: true }],
  ['the song is not open yet', {}, { opensAtSeconds: NOW + 1n }],
] as const)('it pays for none if %s (spec: touch.welcome-bounds)', (_, ofBudget, ofSong) => {
  expect(paysForPlay({ ...budget, ...ofBudget }, { ...song, ...ofSong }, NOW)).toBe(false)
})

it('the plays of another day do not count', () => {
  expect(paysForPlay({ ...budget, today: 5n, day: 19_999n }, song, NOW)).toBe(true)
})

it.each([
  ['none', { token: null }, {}],
  ['otherToken', { token: OTHER }, { isRetired: true }],
  ['retired', { left: 0n }, { isRetired: true }],
  ['asleep', { left: 0n }, { cost: 11n }],
  ['spent', { left: 9n, today: 5n }, {}],
  ['notOpen', { today: 5n }, { opensAtSeconds: NOW + 1n }],
  ['doneToday', { today: 5n }, {}],
  ['open', {}, {}],
] as const)(
  'of several reasons the one that its owner can change comes first: %s (spec: touch.give-state)',
  (state, ofBudget, ofSong) => {
    expect(givenState({ ...budget, ...ofBudget }, { ...song, ...ofSong }, NOW)).toBe(state)
  },
)

it('an amount lasts for its plays and their days, a part of a day counting as one (spec: touch.give-state)', () => {
  expect(playsFor(600n, { cost: 3n }, 25n)).toEqual({ plays: 200n, days: 8n })
  expect(playsFor(602n, { cost: 3n }, 99n)).toEqual({ plays: 200n, days: 3n })
  expect(playsFor(2n, { cost: 3n }, 25n)).toEqual({ plays: 0n, days: 0n })
})

it.each([
  [80n, 25n, 8n, { plays: 8n, amount: 80n }],
  [800n, 25n, 10n, { plays: 25n, amount: 250n }],
  [260n, 25n, 20n, { plays: 25n, amount: 260n }],
  [0n, 5n, 10n, { plays: 0n, amount: 0n }],
] as const)(
  '%d with %d plays a day at up to %d each are never more a day than what was put up',
  (left, perDay, mostPerPlay, most) => {
    expect(maxPerDay(left, song, { perDay, mostPerPlay })).toEqual(most)
  },
)
