import { describe, expect, it } from 'vitest'
import { openedShares, amountsSentBefore } from './openedPool.ts'
import { type PairState, setsPrice } from './pairState.ts'
import type { Pool } from './poolShares.ts'

const COIN = 10n ** 18n
const pool = (reserveA: bigint, reserveB: bigint, totalSupply = 0n): Pool => ({ reserveA, reserveB, totalSupply })
const existing = (pool: Pool): PairState => ({ kind: 'exists', pool })

describe('a pool that received tokens before its first shares (spec: liquidity.opened)', () => {
  it('is told apart from a pool with shares, an empty pool and a missing pool', () => {
    expect(amountsSentBefore(existing(pool(1n, 0n)))).toEqual([1n, 0n])
    expect(amountsSentBefore(existing(pool(0n, 1n)))).toEqual([0n, 1n])
    expect(amountsSentBefore(existing(pool(2n, 3n)))).toEqual([2n, 3n])
    expect(amountsSentBefore(existing(pool(0n, 0n)))).toBe(null)
    expect(amountsSentBefore(existing(pool(2n, 3n, 1n)))).toBe(null)
    expect(amountsSentBefore({ kind: 'notExists' })).toBe(null)
    expect(amountsSentBefore({ kind: 'loading' })).toBe(null)
  })

  it('takes its price from the first provider if a contract can open it, otherwise from its reserves if it has both', () => {
    expect([pool(1n, 0n), pool(1n, 1n), pool(0n, 0n)].map((held) => setsPrice(existing(held), true))).toEqual([
      true,
      true,
      true,
    ])
    expect([pool(1n, 0n), pool(1n, 1n), pool(0n, 0n)].map((held) => setsPrice(existing(held), false))).toEqual([
      true,
      false,
      true,
    ])
    expect(setsPrice(existing(pool(1n, 1n, 1n)), true)).toBe(false)
    expect(setsPrice({ kind: 'notExists' }, false)).toBe(true)
  })

  it('mints shares for the added amounts only, and none if it already holds as much', () => {
    expect(openedShares(pool(1n, 0n), [COIN, COIN])).toMatchObject({ kind: 'minted', shares: COIN - 1n - 1000n })
    expect(openedShares(pool(COIN - 10n ** 9n, 0n), [COIN, COIN])).toMatchObject({ kind: 'minted' })
    expect(openedShares(pool(COIN, 0n), [COIN, COIN])).toEqual({ kind: 'tooLittle' })
    expect(openedShares(pool(0n, COIN), [COIN, COIN])).toEqual({ kind: 'tooLittle' })
    expect(openedShares(pool(COIN - 1n, COIN - 1n), [COIN, COIN])).toEqual({ kind: 'tooLittle' })
  })

  it('holds no more than a pair can', () => {
    const most = 2n ** 112n - 1n
    expect(openedShares(pool(1n, 0n), [most, most])).toMatchObject({ kind: 'minted' })
    expect(openedShares(pool(5n, 0n), [most + 1n, most])).toEqual({ kind: 'tooMuch' })
  })
})
