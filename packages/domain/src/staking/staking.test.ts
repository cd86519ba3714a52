import { describe, expect, it } from 'vitest'
import type { Address } from '../address.ts'
import { compare, fraction } from '../fraction.ts'
import { pairOf } from '../exchange/pair.ts'
import { countdown, countdownText } from './countdown.ts'
import { dollarPrice, dollarPrices } from './dollarPrice.ts'
import { ownRate, perWeek, rateAfterStaking } from './rewardRate.ts'
import { stakeProblem } from './stakeProblem.ts'
import { inDollars, ownDeposit, stakedInNative, yearlyYield } from './stakedValue.ts'
import { yieldText } from './stakingText.ts'

const address = (digit: number): Address => `0x${String(digit).repeat(40)}`
const [WRAPPED, USDC, BRIDGED, DAI] = [1, 2, 3, 4].map(address) as [Address, Address, Address, Address]
const UNPRICED = address(9)

describe('rates (spec: staking.own-rate, staking.per-week)', () => {
  it('a rate per second is multiplied by 604800 for a week', () => {
    expect(perWeek(3n)).toBe(1_814_400n)
  })
  it('the account’s rate is proportional to its stake, and zero if nobody has staked', () => {
    expect(ownRate(100n, 1n, 3n)).toBe(33n)
    expect(ownRate(100n, 0n, 0n)).toBe(0n)
  })
  it('a typed stake counts in both the stake and the total', () => {
    expect(rateAfterStaking(100n, 0n, 0n, 5n)).toBe(100n)
    expect(rateAfterStaking(100n, 1n, 3n, 1n)).toBe(50n)
    expect(rateAfterStaking(100n, 1n, 4n, 0n)).toBe(25n)
  })
})

describe('the countdown (spec: staking.countdown)', () => {
  const END = 1_605_571_200
  const DAYS_60 = 5_184_000
  it.each([
    [END - DAYS_60 - 1, 'beginsIn', 1],
    [END - DAYS_60, 'beginsIn', 0],
    [END - DAYS_60 + 1, 'endsIn', DAYS_60 - 1],
    [END, 'endsIn', 0],
  ] as const)('at %d reads %s', (now, kind, seconds) => {
    expect(countdown(now)).toEqual({ kind, seconds })
  })
  it('ends one second after the end', () => {
    expect(countdown(END + 1)).toEqual({ kind: 'ended' })
    expect(countdown(100, 50)).toEqual({ kind: 'ended' })
  })
  it.each([
    [0, '0:00:00:00'],
    [59, '0:00:00:59'],
    [3661, '0:01:01:01'],
    [86_399, '0:23:59:59'],
    [60 * 86_400, '60:00:00:00'],
    [123 * 86_400 + 45_296, '123:12:34:56'],
  ])('shows %d seconds as %s', (seconds, text) => {
    expect(countdownText(seconds)).toBe(text)
  })
})

describe('the worth of a stake', () => {
  it('is twice its part of the wrapped side, rounded down', () => {
    const pair = pairOf(WRAPPED, 100n, DAI, 7n)
    expect(stakedInNative(pair, WRAPPED, 1n, 3n)).toBe(66n)
    expect(stakedInNative(pair, DAI, 1n, 3n)).toBe(4n)
    expect(stakedInNative(pair, WRAPPED, 0n, 0n)).toBeNull()
  })
  it('is rounded down in dollars', () => {
    expect(inDollars(10n, fraction(5n, 3n))).toBe(16n)
  })
})

describe('yield and own deposit (spec: staking.yield)', () => {
  const cent = fraction(1n, 100n)
  const dollar = fraction(1n)
  it('the yield is a year of rewards relative to all deposits', () => {
    const part = yearlyYield(1n, cent, 3_153_600n, dollar)
    expect(part && compare(part, fraction(1n, 10n))).toBe(0)
  })
  it('the yield is unknown without deposits and zero without rewards', () => {
    expect(yearlyYield(1n, dollar, 0n, dollar)).toBeNull()
    expect(yearlyYield(0n, dollar, 5n, dollar)?.numerator).toBe(0n)
  })
  it.each([
    [fraction(1449n, 10_000n), '14%'],
    [fraction(999n, 10_000n), '10.0%'],
    [fraction(123n, 10_000n), '1.2%'],
    [fraction(0n), '0.0%'],
  ])('%o reads %s', (part, text) => {
    expect(yieldText(part)).toBe(text)
  })
  it('the own deposit is the stake’s part of the total worth, rounded down', () => {
    expect(ownDeposit(100n, 1n, 3n)).toBe(33n)
    expect(ownDeposit(0n, 0n, 0n)).toBe(0n)
    expect(ownDeposit(null, 1n, 3n)).toBeNull()
  })
})

describe('the price in dollars (spec: staking.dollar-price)', () => {
  const shallow = pairOf(WRAPPED, 10n, USDC, 20_000n)
  const deep = pairOf(WRAPPED, 100n, BRIDGED, 250_000n)
  const market = (...pairs: ReturnType<typeof pairOf>[]) => ({ wrapped: WRAPPED, dollars: [USDC, BRIDGED], pairs })
  const equal = (price: ReturnType<typeof dollarPrice>, top: bigint, bottom = 1n) => {
    expect(price === null ? null : compare(price, fraction(top, bottom))).toBe(0)
  }

  it('is one dollar for a dollar token', () => {
    equal(dollarPrice(market(), USDC), 1n)
  })
  it('of the native currency is read from its deeper pool with a dollar token', () => {
    equal(dollarPrice(market(shallow, deep), WRAPPED), 2500n)
    equal(dollarPrice(market(shallow), WRAPPED), 2000n)
  })
  it('is read from the pool with more of the other side if the dollar reserves are equal', () => {
    const one = pairOf(WRAPPED, 10n, USDC, 20_000n)
    const other = pairOf(WRAPPED, 20n, BRIDGED, 20_000n)
    equal(dollarPrice(market(one, other), WRAPPED), 1000n)
    equal(dollarPrice(market(one, pairOf(WRAPPED, 1n, BRIDGED, 150_000n)), WRAPPED), 2000n)
  })
  it('is read from a token’s dollar pool if that holds more than its native pool', () => {
    const withNative = pairOf(DAI, 5000n, WRAPPED, 2n)
    equal(dollarPrice(market(deep, withNative, pairOf(DAI, 5000n, USDC, 5001n)), DAI), 5001n, 5000n)
    equal(dollarPrice(market(deep, withNative, pairOf(DAI, 4000n, USDC, 5000n)), DAI), 1n)
  })
  it('is read through the native currency for a token without a dollar pool', () => {
    equal(dollarPrice(market(deep, pairOf(DAI, 5000n, WRAPPED, 2n)), DAI), 1n)
    equal(dollarPrice(market(pairOf(DAI, 4n, USDC, 5n)), DAI), 5n, 4n)
    equal(dollarPrice(market(pairOf(DAI, 4n, USDC, 5n), pairOf(DAI, 5000n, WRAPPED, 2n)), DAI), 5n, 4n)
  })
  it('does not depend on the other requested tokens', () => {
    const pools = market(deep, pairOf(DAI, 4n, USDC, 5n), shallow, pairOf(DAI, 5000n, WRAPPED, 2n))
    const priceOf = dollarPrices(pools)
    for (const token of [DAI, WRAPPED, USDC, UNPRICED, DAI]) expect(priceOf(token)).toEqual(dollarPrice(pools, token))
  })
  it('is unknown without a pool or with empty pools alone', () => {
    expect(dollarPrice(market(deep), UNPRICED)).toBeNull()
    expect(dollarPrice(market(), WRAPPED)).toBeNull()
    expect(dollarPrice(market(pairOf(WRAPPED, 0n, USDC, 0n)), WRAPPED)).toBeNull()
    expect(dollarPrice(market(deep, pairOf(DAI, 0n, WRAPPED, 0n)), DAI)).toBeNull()
  })
})

describe('the problem that prevents a deposit (spec: staking.deposit-problems)', () => {
  it.each([
    [false, 1n, 5n, { kind: 'connectWallet' }],
    [true, null, 5n, { kind: 'enterAmount' }],
    [true, 0n, 5n, { kind: 'enterAmount' }],
    [true, 6n, 5n, { kind: 'enterAmount' }],
    [true, 1n, null, { kind: 'enterAmount' }],
    [true, 1n, 5n, null],
    [true, 5n, 5n, null],
  ] as const)('deposit: connected %s, typed %s, held %s', (connected, amount, held, problem) => {
    expect(stakeProblem(connected, amount, held)).toEqual(problem)
  })
})
