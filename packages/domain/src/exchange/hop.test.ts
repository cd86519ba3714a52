import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountIn, amountOut } from './amountOut.ts'
import { MAX_RESERVE, hopIn, hopOut } from './hop.ts'

const COIN = 10n ** 18n

describe('the output of a pool for an input', () => {
  it.each([
    [1000n, 10n ** 6n, 10n ** 6n, 996n],
    [COIN, 100n * COIN, 100n * COIN, 987_158_034_397_061_298n],
    [1n, 1n, 10n ** 9n, 499_248_873n],
    [1n, 10n ** 6n, 10n ** 6n, 0n],
  ])('%d into reserves of %d and %d is %d, since the fee is 0.3 %', (sold, reserveIn, reserveOut, bought) => {
    expect(amountOut(sold, reserveIn, reserveOut)).toBe(bought)
  })

  it('is refused for a zero amount, an empty pool or a uint256 overflow', () => {
    expect(amountOut(0n, 1n, 1n)).toBe('noAmount')
    expect(amountOut(1n, 0n, 1n)).toBe('noLiquidity')
    expect(amountOut(1n, 1n, 0n)).toBe('noLiquidity')
    expect(amountOut(2n ** 255n, 1n, 1n)).toBe('overflow')
    expect(amountOut(2n ** 246n, 1n, 1n)).toBe(0n)
    expect(amountOut(1n, 2n ** 250n, 1n)).toBe('overflow')
  })

  it('overflows at 2^256, not before', () => {
    const largestReserve = (2n ** 256n - 1n) / 997n
    expect(amountOut(1n, 1n, largestReserve)).toBeTypeOf('bigint')
    expect(amountOut(1n, 1n, largestReserve + 1n)).toBe('overflow')
    // With 688 sold, the denominator 1000 × reserveIn + 997 × 688 is exactly 2^256.
    const reserveIn = (2n ** 256n - 688n * 997n) / 1000n
    expect(reserveIn * 1000n + 688n * 997n).toBe(2n ** 256n)
    expect(amountOut(688n, reserveIn, 1n)).toBe('overflow')
    expect(amountOut(688n, reserveIn - 1n, 1n)).toBe(0n)
  })

  it('is refused by the pool if it is zero', () => {
    expect(hopOut('v2', 1n, 10n ** 6n, 10n ** 6n)).toBe('tooSmall')
    expect(hopOut('v1', 1n, 10n ** 6n, 10n ** 6n)).toBe('tooSmall')
    expect(hopOut('v2', 0n, 10n ** 6n, 10n ** 6n)).toBe('noAmount')
  })

  it('case 5: is accepted by a pair up to reserves of 2^112 − 1 and not a unit more; a V1 exchange accepts it', () => {
    expect(MAX_RESERVE).toBe(5_192_296_858_534_827_628_530_496_329_220_095n)
    expect(hopOut('v2', 2n ** 100n, MAX_RESERVE - 2n ** 100n, COIN)).toBeTypeOf('bigint')
    expect(hopOut('v2', 2n ** 100n, MAX_RESERVE - 2n ** 100n + 1n, COIN)).toBe('overflow')
    expect(hopOut('v1', 2n ** 100n, MAX_RESERVE - 2n ** 100n + 1n, COIN)).toBeTypeOf('bigint')
  })
})

describe('the input of a pool for an output', () => {
  it.each([
    [996n, 10n ** 6n, 10n ** 6n, 1000n],
    [1n, 10n ** 6n, 10n ** 6n, 2n],
    [997n, 1000n, 1997n, 1001n],
  ])('%d out of reserves of %d and %d costs %d, with one unit added', (bought, reserveIn, reserveOut, sold) => {
    expect(amountIn(bought, reserveIn, reserveOut)).toBe(sold)
    expect(hopIn('v2', bought, reserveIn, reserveOut)).toBe(sold)
  })

  it('is refused for a zero amount, an empty pool, the whole reserve or a uint256 overflow', () => {
    expect(amountIn(0n, 9n, 9n)).toBe('noAmount')
    expect(amountIn(1n, 0n, 9n)).toBe('noLiquidity')
    expect(amountIn(1n, 9n, 0n)).toBe('noLiquidity')
    expect(amountIn(9n, 9n, 9n)).toBe('notEnough')
    expect(amountIn(1n, 9n, 1n)).toBe('notEnough')
    expect(amountIn(1n, 1n, 9n)).toBe(1n)
    expect(amountIn(8n, 9n, 9n)).toBe(73n)
    expect(amountIn(2n ** 120n, 2n ** 130n, 2n ** 121n)).toBe('overflow')
    expect(amountIn(1n, 1n, 2n ** 255n)).toBe('overflow')
  })

  it('case 5: is refused if the pair would hold more than 2^112 − 1', () => {
    const bought = 10n ** 15n
    const reserveOut = 10n ** 15n + 1n
    const cost = amountIn(bought, 10n ** 15n, reserveOut)
    expect(hopIn('v2', bought, 10n ** 15n, reserveOut)).toBe(cost)
    // One unit of an equally large reserve costs two.
    expect(hopIn('v2', 1n, MAX_RESERVE - 2n, MAX_RESERVE)).toBe(2n)
    expect(hopIn('v2', 1n, MAX_RESERVE - 1n, MAX_RESERVE)).toBe('overflow')
    const largeReserve = 10n ** 20n
    expect(hopIn('v2', bought, largeReserve, reserveOut)).toBe('overflow')
    expect(hopIn('v1', bought, largeReserve, reserveOut)).toBe(amountIn(bought, largeReserve, reserveOut))
  })
})

describe('round trips', () => {
  const reserve = fc.bigInt({ min: 1n, max: 2n ** 112n - 1n })

  it('selling the cost of an exact output gives at least that output, and two units less give at most that', () => {
    fc.assert(
      fc.property(reserve, reserve, reserve, (reserveIn, reserveOut, wanted) => {
        const cost = hopIn('v2', wanted, reserveIn, reserveOut)
        if (typeof cost === 'string') return
        expect(amountOut(cost, reserveIn, reserveOut)).toBeGreaterThanOrEqual(wanted)
        // The pool adds one unit even to an exact quotient, so only two units fewer are certainly too few.
        if (cost > 2n) expect(amountOut(cost - 2n, reserveIn, reserveOut)).toBeLessThanOrEqual(wanted)
      }),
    )
  })

  it('buying the output of an exact input never costs more than one unit above that input', () => {
    fc.assert(
      fc.property(reserve, reserve, reserve, (reserveIn, reserveOut, sold) => {
        const bought = amountOut(sold, reserveIn, reserveOut)
        if (typeof bought === 'string' || bought === 0n) return
        const cost = amountIn(bought, reserveIn, reserveOut)
        expect(typeof cost === 'bigint' && cost <= sold + 1n).toBe(true)
      }),
    )
  })
})
