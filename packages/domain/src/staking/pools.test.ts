import { describe, expect, it } from 'vitest'
import type { Native, Token } from '../currency.ts'
import { fraction } from '../fraction.ts'
import { depositedText } from './depositedText.ts'
import { poolOffers } from './poolOffers.ts'
import { type PoolReads, poolReport } from './poolReport.ts'
import { ownRateText, poolRateText } from './stakingText.ts'

const READS: PoolReads = { staked: 1n, earned: 5n, totalStaked: 4n, totalRate: 100n, periodFinish: 9n }
const ether: Native = { kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' }

describe('the report of a pool (spec: staking.report)', () => {
  it('contains the contract’s figures, and the account’s own rate', () => {
    const { periodFinish: _, ...knownReads } = READS
    expect(poolReport(READS, true)).toEqual({ kind: 'read', report: { ...knownReads, ownRate: 25n, endSeconds: 9 } })
  })
  it.each(Object.keys(READS))('is loading while %s is, and has failed if %s has', (name) => {
    expect(poolReport({ ...READS, [name]: 'loading' }, true)).toEqual({ kind: 'loading' })
    expect(poolReport({ ...READS, [name]: 'failed' }, true)).toEqual({ kind: 'failed' })
  })
  it('is an error if any call failed, even while others are loading', () => {
    expect(poolReport({ ...READS, staked: 'loading', totalRate: 'failed' }, true)).toEqual({ kind: 'failed' })
  })
  it('has no stake and no earnings without an account', () => {
    const reads: PoolReads = { ...READS, staked: 'loading', earned: 'failed' }
    expect(poolReport(reads, false)).toMatchObject({ report: { staked: 0n, earned: 0n, ownRate: 0n, totalStaked: 4n } })
  })
  it('has no end of its own if periodFinish is 0', () => {
    expect(poolReport({ ...READS, periodFinish: 0n }, true)).toMatchObject({ report: { endSeconds: undefined } })
  })
})

describe('the actions that a pool’s page offers (spec: staking.offers)', () => {
  it.each([
    [
      'offer only to get liquidity if there is neither a stake nor shares',
      0n,
      0n,
      { getLiquidity: true, deposit: null, withdraw: false },
    ],
    [
      'are a first deposit with shares and without a stake',
      0n,
      1n,
      { getLiquidity: false, deposit: 'first', withdraw: false },
    ],
    ['are deposit and withdraw with a stake', 1n, 0n, { getLiquidity: false, deposit: 'more', withdraw: true }],
    [
      'are deposit and withdraw with a stake and more shares',
      1n,
      1n,
      { getLiquidity: false, deposit: 'more', withdraw: true },
    ],
  ] as const)('%s', (_, staked, unstaked, offers) => {
    expect(poolOffers(staked, unstaked, 0n)).toEqual({ ...offers, claim: false })
  })
  it('include "Claim" only if something is earned', () => {
    expect(poolOffers(0n, 0n, 1n).claim).toBe(true)
  })
})

describe('rates are shown per week (spec: staking.per-week)', () => {
  /** Rate per second at which a week brings the amount, as near as whole units allow. */
  const perSecond = (week: bigint) => week / 604_800n
  it.each([
    [604_800n * 10n ** 18n, '604,800', '604,800'],
    [1_234_567n * 10n ** 18n, '1,234,567', '1,235,000'],
    [15n * 10n ** 17n + 604_800n, '2', '1.5'],
    [149n * 10n ** 16n, '1', '1.49'],
    [123_456n * 10n ** 14n, '12', '12.35'],
    [0n, '0', '0'],
  ])(
    '%d units a week are shown whole and rounded half-up as %s, the own rate with 4 digits as %s',
    (week, whole, own) => {
      expect(poolRateText(perSecond(week))).toBe(whole)
      expect(ownRateText(perSecond(week))).toBe(own)
    },
  )
})

describe('the total deposited is shown in dollars if a price is known, otherwise in native currency (spec: staking.total-deposited)', () => {
  const dollar: Token = {
    kind: 'token',
    address: `0x${'1'.repeat(40)}`,
    decimals: 6,
    symbol: 'USDC',
    name: 'USD Coin',
  }
  const at = (dollars: bigint) => ({ dollar, price: fraction(dollars * 10n ** 6n, 10n ** 18n) })
  it.each([
    [null, at(1n), '-'],
    [1_234_567n * 10n ** 12n, null, '1.234 ETH'],
    [0n, null, '0 ETH'],
    [10n ** 21n, at(2000n), '$2,000,000'],
    [999_999_999_999_999_999n, at(1n), '$0'],
  ])('%s at %o', (raw, rate, text) => {
    expect(depositedText(raw, ether, rate)).toBe(text)
  })
})
