import { describe, expect, it } from 'vitest'
import { type Listener, playAccess, type SongSale } from './playAccess.ts'

const token = `0x${'1'.repeat(40)}` as const
const sold: SongSale = { kind: 'registered', token, cost: 5n }
const fan: Listener = { account: `0x${'2'.repeat(40)}`, balance: 5n, hasPaid: false }

describe('fans play artist-exclusive songs by paying artist tokens (spec: songs.play-access)', () => {
  it('a bundled sample plays at once without a wallet', () => {
    expect(playAccess({ kind: 'sample' }, { account: null, balance: null, hasPaid: false })).toEqual({ kind: 'free' })
    expect(playAccess({ kind: 'sample' }, { ...fan, hasPaid: true })).toEqual({ kind: 'free' })
  })

  it.each([
    ['needs a wallet', { ...fan, account: null, hasPaid: true }, { kind: 'connect' }],
    ['plays if it was paid for, whatever the balance', { ...fan, balance: 0n, hasPaid: true }, { kind: 'granted' }],
    ['is loading until the balance is read', { ...fan, balance: null }, { kind: 'loading' }],
    ['reports how much is missing', { ...fan, balance: 3n }, { kind: 'short', token, missing: 2n }],
    ['needs a payment in its own token', fan, { kind: 'pay', token, cost: 5n }],
    ['needs a payment even with a larger balance', { ...fan, balance: 6n }, { kind: 'pay', token, cost: 5n }],
  ] as const)('a song registered with an artist token %s', (_, listener, access) => {
    expect(playAccess(sold, listener)).toEqual(access)
  })
})
