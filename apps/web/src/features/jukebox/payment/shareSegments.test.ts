import { type Address, parseAddress } from '@musi/domain/address'
import { expect, it } from 'vitest'
import { shareInks, shareSegments } from './shareSegments.ts'

const account = (at: number) => parseAddress(`0x${String(at).padStart(40, '0')}`) as Address
const shares = (...raws: readonly bigint[]) =>
  raws.map((raw, at) => ({ account: account(at + 1), raw, shareBps: Number(raw) * 100 }))

it('shows up to six payees in the order of the jukebox (spec: songs.shares)', () => {
  const six = shares(10n, 30n, 20n, 15n, 15n, 10n)
  expect(shareSegments(six).map(({ raw }) => raw)).toEqual(six.map(({ raw }) => raw))
})

it('shows the five largest of more payees, and the others as one with the sum of their amounts (spec: songs.shares)', () => {
  const segments = shareSegments(shares(1n, 30n, 20n, 15n, 15n, 10n, 5n, 4n))
  expect(segments.map(({ raw, count }) => [raw, count])).toEqual([
    [30n, 1],
    [20n, 1],
    [15n, 1],
    [15n, 1],
    [10n, 1],
    [10n, 3],
  ])
  expect(segments.at(-1)).toMatchObject({ account: null, shareBps: 1000 })
})

it('gives neighbours different colours, in both themes (spec: songs.shares)', () => {
  for (let seed = 0; seed < 30; seed += 1) {
    const inks = shareInks(`0x${String(seed).padStart(64, '3')}`, 6)
    expect(new Set(inks).size).toBeGreaterThanOrEqual(4)
    expect(inks.every((ink, at) => ink !== inks[at + 1])).toBe(true)
  }
})
