import { describe, expect, it } from 'vitest'
import { type Listener, playAccess, type SongSale } from './playAccess.ts'

const token = `0x${'1'.repeat(40)}` as const
const sold: SongSale = { kind: 'registered', token, cost: 5n }
const fan: Listener = { account: `0x${'2'.repeat(40)}`, balance: 5n, hasPaid: false }

describe('fans play artist-exclusive songs by paying artist tokens (spec: songs.play-access)', () => {
  it('a bundled sample song with no token on chain plays at once, with no wallet', () => {
    expect(playAccess({ kind: 'sample' }, { account: null, balance: null, hasPaid: false })).toEqual({ kind: 'free' })
    expect(playAccess({ kind: 'sample' }, { ...fan, hasPaid: true })).toEqual({ kind: 'free' })
  })

  it.each([
    ['needs a wallet', { ...fan, account: null, hasPaid: true }, { kind: 'connect' }],
    ['that was paid for is played, whatever is left', { ...fan, balance: 0n, hasPaid: true }, { kind: 'granted' }],
    ['waits for the balance', { ...fan, balance: null }, { kind: 'loading' }],
    ['tells how much is missing', { ...fan, balance: 3n }, { kind: 'short', token, missing: 2n }],
    ['is paid for in its own token', fan, { kind: 'pay', token, cost: 5n }],
    ['is paid for, however much there is', { ...fan, balance: 6n }, { kind: 'pay', token, cost: 5n }],
  ] as const)('a song that is registered with an artist token %s', (_, listener, access) => {
    expect(playAccess(sold, listener)).toEqual(access)
  })
})
