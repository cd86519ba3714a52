import { expect, it } from 'vitest'
import { songEarnings } from './songEarnings.ts'

const PAYEES = [
  { payee: '0xA', share_bps: 5001 },
  { payee: '0xB', share_bps: 3333 },
  { payee: '0xC', share_bps: 1666 },
]

it('earnings split each play like the jukebox: rounded down, the rest to the first payee (spec: songs.earnings)', () => {
  const earned = songEarnings({ payees: PAYEES, replaced: [], plays: [[{ cost: 101n, count: 3 }]], kept: [] })
  // Rounded down, the second payee gets 33.66 of 101 and the third 16.83.
  expect(earned).toEqual([
    { payee: '0xA', shareBps: 5001, plays: 3, earned: String(3 * (101 - 33 - 16)), kept: '0' },
    { payee: '0xB', shareBps: 3333, plays: 3, earned: '99', kept: '0' },
    { payee: '0xC', shareBps: 1666, plays: 3, earned: '48', kept: '0' },
  ])
})

it('a replaced payee keeps the earnings so far, and the successor gets the later ones', () => {
  const earned = songEarnings({
    payees: PAYEES,
    replaced: [
      { payee: '0xB', successor: '0xD' },
      { payee: '0xD', successor: '0xA' },
    ],
    plays: [
      [{ cost: 10_000n, count: 1 }],
      [
        { cost: 10_000n, count: 2 },
        { cost: 20_000n, count: 1 },
      ],
      [{ cost: 10_000n, count: 1 }],
    ],
    kept: [
      { payee: '0xB', amount: '3333' },
      { payee: '0xD', amount: '6' },
      { payee: '0xD', amount: '1' },
    ],
  })
  expect(earned).toEqual([
    { payee: '0xA', shareBps: 8334, plays: 5, earned: String(5001 * 5 + 8334), kept: '0' },
    { payee: '0xB', shareBps: 0, plays: 1, earned: '3333', kept: '3333' },
    { payee: '0xC', shareBps: 1666, plays: 5, earned: String(1666 * 6), kept: '0' },
    { payee: '0xD', shareBps: 0, plays: 3, earned: String(3333 * 4), kept: '7' },
  ])
})

it('a song without plays has a line for each payee', () => {
  const earned = songEarnings({ payees: PAYEES, replaced: [], plays: [[]], kept: [] })
  expect(earned.map(({ payee, plays, earned: raw }) => [payee, plays, raw])).toEqual([
    ['0xA', 0, '0'],
    ['0xB', 0, '0'],
    ['0xC', 0, '0'],
  ])
})
