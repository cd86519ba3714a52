import { describe, expect, it } from 'vitest'
import { openedShares, sentBefore } from './openedPool.ts'
import { type PairState, setsPrice } from './pairState.ts'
import type { Pool } from './poolShares.ts'

const COIN = 10n ** 18n
const pool = (reserveA: bigint, reserveB: bigint, totalSupply = 0n): Pool => ({ reserveA, reserveB, totalSupply })
const there = (held: Pool): PairState => ({ kind: 'exists', pool: held })

describe('a pool that received tokens before its first shares (spec: liquidity.opened)', () => {
  it('is distinguished from a pool with shares, an empty one and a missing one', () => {
    expect(sentBefore(there(pool(1n, 0n)))).toEqual([1n, 0n])
    expect(sentBefore(there(pool(0n, 1n)))).toEqual([0n, 1n])
    expect(sentBefore(there(pool(2n, 3n)))).toEqual([2n, 3n])
    expect(sentBefore(there(pool(0n, 0n)))).toBe(null)
    expect(sentBefore(there(pool(2n, 3n, 1n)))).toBe(null)
    expect(sentBefore({ kind: 'notExists' })).toBe(null)
    expect(sentBefore({ kind: 'loading' })).toBe(null)
  })

  it('takes its price from its first provider if it can be opened, else from its reserves if it has both', () => {
    expect([pool(1n, 0n), pool(1n, 1n), pool(0n, 0n)].map((held) => setsPrice(there(held), true))).toEqual([
      true,
      true,
      true,
    ])
    expect([pool(1n, 0n), pool(1n, 1n), pool(0n, 0n)].map((held) => setsPrice(there(held), false))).toEqual([
      true,
      false,
      true,
    ])
    expect(setsPrice(there(pool(1n, 1n, 1n)), true)).toBe(false)
    expect(setsPrice({ kind: 'notExists' }, false)).toBe(true)
  })

  it('mints shares for what is added, and none if it holds as much already', () => {
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
