import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountIn, amountOut } from './amountOut.ts'
import { MOST_RESERVE, hopIn, hopOut } from './hop.ts'

const COIN = 10n ** 18n

describe('the output of a pool for an input', () => {
  it.each([
    [1000n, 10n ** 6n, 10n ** 6n, 996n],
    [COIN, 100n * COIN, 100n * COIN, 987_158_034_397_061_298n],
    [1n, 1n, 10n ** 9n, 499_248_873n],
    [1n, 10n ** 6n, 10n ** 6n, 0n],
  ])('%d into reserves of %d and %d is %d, as 997 of 1000 parts trade', (sold, reserveIn, reserveOut, bought) => {
    expect(amountOut(sold, reserveIn, reserveOut)).toBe(bought)
  })

  it('is undefined for a zero amount, an empty pool or a word that overflows', () => {
    expect(amountOut(0n, 1n, 1n)).toBe('noAmount')
    expect(amountOut(1n, 0n, 1n)).toBe('noLiquidity')
    expect(amountOut(1n, 1n, 0n)).toBe('noLiquidity')
    expect(amountOut(2n ** 255n, 1n, 1n)).toBe('overflow')
    expect(amountOut(2n ** 246n, 1n, 1n)).toBe(0n)
    expect(amountOut(1n, 2n ** 250n, 1n)).toBe('overflow')
  })

  it('overflows at 2^256, not before', () => {
    const most = (2n ** 256n - 1n) / 997n
    expect(amountOut(1n, 1n, most)).toBeTypeOf('bigint')
    expect(amountOut(1n, 1n, most + 1n)).toBe('overflow')
    // With 688 sold, 997 of 1000 parts and a thousand times this reserve are 2^256.
    const reserveIn = (2n ** 256n - 688n * 997n) / 1000n
    expect(reserveIn * 1000n + 688n * 997n).toBe(2n ** 256n)
    expect(amountOut(688n, reserveIn, 1n)).toBe('overflow')
    expect(amountOut(688n, reserveIn - 1n, 1n)).toBe(0n)
  })

  it('is refused by the pair when it is zero', () => {
    expect(hopOut('v2', 1n, 10n ** 6n, 10n ** 6n)).toBe('tooSmall')
    expect(hopOut('v1', 1n, 10n ** 6n, 10n ** 6n)).toBe('tooSmall')
    expect(hopOut('v2', 0n, 10n ** 6n, 10n ** 6n)).toBe('noAmount')
  })

  it('case 5: is accepted by a pair up to reserves of 2^112 − 1 and not a unit more; a V1 exchange accepts it', () => {
    expect(MOST_RESERVE).toBe(5_192_296_858_534_827_628_530_496_329_220_095n)
    expect(hopOut('v2', 2n ** 100n, MOST_RESERVE - 2n ** 100n, COIN)).toBeTypeOf('bigint')
    expect(hopOut('v2', 2n ** 100n, MOST_RESERVE - 2n ** 100n + 1n, COIN)).toBe('overflow')
    expect(hopOut('v1', 2n ** 100n, MOST_RESERVE - 2n ** 100n + 1n, COIN)).toBeTypeOf('bigint')
  })
})

describe('the input of a pool for an output', () => {
  it.each([
    [996n, 10n ** 6n, 10n ** 6n, 1000n],
    [1n, 10n ** 6n, 10n ** 6n, 2n],
    [997n, 1000n, 1997n, 1001n],
  ])('%d out of reserves of %d and %d costs %d, rounded up by a whole unit', (bought, reserveIn, reserveOut, sold) => {
    expect(amountIn(bought, reserveIn, reserveOut)).toBe(sold)
    expect(hopIn('v2', bought, reserveIn, reserveOut)).toBe(sold)
  })

  it('is undefined for a zero amount, an empty pool, the last unit, or a word that overflows', () => {
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
    const held = 10n ** 15n + 1n
    const needed = amountIn(bought, 10n ** 15n, held)
    expect(hopIn('v2', bought, 10n ** 15n, held)).toBe(needed)
    // One unit of as much costs two.
    expect(hopIn('v2', 1n, MOST_RESERVE - 2n, MOST_RESERVE)).toBe(2n)
    expect(hopIn('v2', 1n, MOST_RESERVE - 1n, MOST_RESERVE)).toBe('overflow')
    const much = 10n ** 20n
    expect(hopIn('v2', bought, much, held)).toBe('overflow')
    expect(hopIn('v1', bought, much, held)).toBe(amountIn(bought, much, held))
  })
})

describe('round trips', () => {
  const reserve = fc.bigInt({ min: 1n, max: 2n ** 112n - 1n })

  it('exact out and then exact in with its cost gives at least the wanted amount, and a unit less gives at most that', () => {
    fc.assert(
      fc.property(reserve, reserve, reserve, (reserveIn, reserveOut, wanted) => {
        const cost = hopIn('v2', wanted, reserveIn, reserveOut)
        if (typeof cost === 'string') return
        expect(amountOut(cost, reserveIn, reserveOut)).toBeGreaterThanOrEqual(wanted)
        // A pool without a remainder asks for one unit more than needed, so two fewer are certainly too few.
        if (cost > 2n) expect(amountOut(cost - 2n, reserveIn, reserveOut)).toBeLessThanOrEqual(wanted)
      }),
    )
  })

  it('exact in and then exact out of its output never costs more than was sold', () => {
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
