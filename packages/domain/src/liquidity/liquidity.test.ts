import { createRequire } from 'node:module'
import type * as Core from '@uniswap/sdk-core'
import type * as V2 from '@uniswap/v2-sdk'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, fraction } from '../fraction.ts'
import { burnedAmounts } from './burnedAmounts.ts'
import { liquidityMinimum } from './liquidityMinimum.ts'
import { mintedShares, poolShare } from './mintedShares.ts'
import { otherAmount } from './otherAmount.ts'
import { type Pool, type ProtocolFee, pendingFeeShares } from './poolShares.ts'
import { squareRoot } from './squareRoot.ts'

// The packages' ES modules import files without an extension, which Node does not load; their CommonJS builds work.
const load = createRequire(import.meta.url)
const { CurrencyAmount, Token } = load('@uniswap/sdk-core') as typeof Core
const { Pair } = load('@uniswap/v2-sdk') as typeof V2

const RUNS = process.env['MUSI_LONG'] === '1' ? 100_000 : 1000
const NO_FEE: ProtocolFee = { kind: 'off' }
const MAX_RESERVE = 2n ** 112n - 1n

const tokenA = new Token(137, '0x0000000000000000000000000000000000000001', 18)
const tokenB = new Token(137, '0x0000000000000000000000000000000000000002', 6)
const amountA = (raw: bigint) => CurrencyAmount.fromRawAmount(tokenA, raw.toString())
const amountB = (raw: bigint) => CurrencyAmount.fromRawAmount(tokenB, raw.toString())
const sdkPair = ({ reserveA, reserveB }: Pool) => new Pair(amountA(reserveA), amountB(reserveB))
const sharesOf = (pair: V2.Pair, raw: bigint) => CurrencyAmount.fromRawAmount(pair.liquidityToken, raw.toString())
const bigintOf = (amount: { quotient: { toString: () => string } }) => BigInt(amount.quotient.toString())

const reserve = fc.bigInt({ min: 1n, max: MAX_RESERVE })
const pool = fc.record({
  reserveA: reserve,
  reserveB: reserve,
  totalSupply: fc.bigInt({ min: 1000n, max: MAX_RESERVE }),
})
/** A pool with an earlier product of reserves, at most the current one. */
const grownPool = fc
  .tuple(pool, fc.bigInt({ min: 0n, max: 1000n }))
  .map(([pool, parts]): [Pool, bigint] => [pool, (pool.reserveA * pool.reserveB * parts) / 1000n])

/** Reduces an amount to what a pair with this reserve still accepts; one unit if it accepts nothing. */
const acceptedAmount = (amount: bigint, reserve: bigint): bigint => amount % (MAX_RESERVE - reserve + 1n) || 1n

describe('minting and burning equal the published library', () => {
  it('an existing pool mints the smaller share of both sides', () => {
    fc.assert(
      fc.property(pool, reserve, reserve, (pool, givenA, givenB) => {
        // The library has no limit on reserves.
        const a = acceptedAmount(givenA, pool.reserveA)
        const b = acceptedAmount(givenB, pool.reserveB)
        const minted = mintedShares(pool, a, b, NO_FEE)
        if (minted.kind === 'tooMuch') {
          expect(pool.reserveA === MAX_RESERVE || pool.reserveB === MAX_RESERVE).toBe(true)
          return
        }
        const pair = sdkPair(pool)
        const sdkShares = () =>
          bigintOf(pair.getLiquidityMinted(sharesOf(pair, pool.totalSupply), amountA(a), amountB(b)))
        if (minted.kind === 'minted') expect(minted.shares).toBe(sdkShares())
        else expect(sdkShares).toThrow()
      }),
      { numRuns: RUNS },
    )
  })

  it('case 5: one unit more than a pair can hold is too much, of either token (spec: liquidity.pool-full)', () => {
    const pool = { reserveA: MAX_RESERVE - 5n, reserveB: MAX_RESERVE - 7n, totalSupply: 10n ** 30n }
    expect(mintedShares(pool, 5n, 7n, NO_FEE).kind).not.toBe('tooMuch')
    expect(mintedShares(pool, 6n, 7n, NO_FEE)).toEqual({ kind: 'tooMuch' })
    expect(mintedShares(pool, 5n, 8n, NO_FEE)).toEqual({ kind: 'tooMuch' })
  })

  it('the first provider gets the root of the product minus the thousand locked shares', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: MAX_RESERVE }), fc.bigInt({ min: 0n, max: MAX_RESERVE }), (a, b) => {
        const empty = { reserveA: 0n, reserveB: 0n, totalSupply: 0n }
        const minted = mintedShares(empty, a, b, NO_FEE)
        const pair = sdkPair(empty)
        const sdkShares = () => bigintOf(pair.getLiquidityMinted(sharesOf(pair, 0n), amountA(a), amountB(b)))
        if (minted.kind === 'minted') expect(minted.shares).toBe(sdkShares())
        else expect(sdkShares).toThrow()
      }),
      { numRuns: RUNS },
    )
  })

  it('shares return their part of both sides, diluted by the pending fee shares if the protocol is paid', () => {
    fc.assert(
      fc.property(grownPool, fc.bigInt({ min: 0n, max: 1000n }), fc.boolean(), ([pool, kLast], parts, feeOn) => {
        const shares = (pool.totalSupply * parts) / 1000n
        const fee: ProtocolFee = feeOn ? { kind: 'on', kLast } : NO_FEE
        const ownAmounts = burnedAmounts(pool, shares, fee)
        const pair = sdkPair(pool)
        const value = (token: Core.Token) =>
          bigintOf(
            pair.getLiquidityValue(
              token,
              sharesOf(pair, pool.totalSupply),
              sharesOf(pair, shares),
              feeOn,
              feeOn ? kLast.toString() : undefined,
            ),
          )
        expect([ownAmounts.amountA, ownAmounts.amountB]).toEqual([value(tokenA), value(tokenB)])
      }),
      { numRuns: RUNS },
    )
  })
})

describe('properties', () => {
  it('adding liquidity and removing it again never gains', () => {
    fc.assert(
      fc.property(grownPool, reserve, reserve, fc.boolean(), ([pool, kLast], a, b, feeOn) => {
        const fee: ProtocolFee = feeOn ? { kind: 'on', kLast } : NO_FEE
        const minted = mintedShares(pool, a, b, fee)
        if (minted.kind !== 'minted') return
        const after = {
          reserveA: pool.reserveA + a,
          reserveB: pool.reserveB + b,
          totalSupply: pool.totalSupply + pendingFeeShares(pool, fee) + minted.shares,
        }
        const back = burnedAmounts(after, minted.shares, NO_FEE)
        expect(back.amountA <= a && back.amountB <= b).toBe(true)
      }),
      { numRuns: RUNS },
    )
  })

  it('the quoted share of the pool equals that of the minted shares', () => {
    fc.assert(
      fc.property(pool, reserve, reserve, (pool, a, b) => {
        const minted = mintedShares(pool, a, b, NO_FEE)
        if (minted.kind !== 'minted') return
        const after = poolShare(minted.shares, pool.totalSupply + minted.shares)
        expect(after !== null && compare(after, minted.ofPool)).toBe(0)
      }),
    )
  })

  it('the protocol gets nothing if the pool has not grown, or before the first payment', () => {
    fc.assert(
      fc.property(pool, (pool) => {
        const k = pool.reserveA * pool.reserveB
        expect(pendingFeeShares(pool, { kind: 'on', kLast: k })).toBe(0n)
        expect(pendingFeeShares(pool, { kind: 'on', kLast: k + 1n })).toBe(0n)
        expect(pendingFeeShares(pool, { kind: 'on', kLast: 0n })).toBe(0n)
        expect(pendingFeeShares(pool, NO_FEE)).toBe(0n)
      }),
    )
  })

  it('the root is the largest whole number whose square fits', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n }), (square) => {
        const root = squareRoot(square)
        expect(root * root <= square && (root + 1n) * (root + 1n) > square).toBe(true)
      }),
    )
    expect(() => squareRoot(-1n)).toThrow(RangeError)
  })

  it.each([
    [0n, 0n],
    [1n, 1n],
    [2n, 1n],
    [3n, 1n],
    [4n, 2n],
    [8n, 2n],
    [9n, 3n],
  ])('the root of %d is %d', (square, root) => {
    expect(squareRoot(square)).toBe(root)
  })
})

it('case 3: a first deposit whose root is at most 1000 is too little, never an infinite share', () => {
  const empty = { reserveA: 0n, reserveB: 0n, totalSupply: 0n }
  for (const [a, b] of [
    [0n, 0n],
    [1n, 1n],
    [1000n, 1000n],
    [1_000_000n, 1n],
  ] as const)
    expect(mintedShares(empty, a, b, NO_FEE)).toEqual({ kind: 'tooLittle' })
  expect(mintedShares(empty, 1001n, 1001n, NO_FEE)).toEqual({ kind: 'minted', shares: 1n, ofPool: fraction(1n) })
})

it('a pool with shares but an empty reserve mints nothing', () => {
  expect(mintedShares({ reserveA: 0n, reserveB: 5n, totalSupply: 1000n }, 1n, 1n, NO_FEE)).toEqual({
    kind: 'tooLittle',
  })
  expect(mintedShares({ reserveA: 5n, reserveB: 0n, totalSupply: 1000n }, 1n, 1n, NO_FEE)).toEqual({
    kind: 'tooLittle',
  })
  const least = mintedShares({ reserveA: 1n, reserveB: 1n, totalSupply: 1000n }, 1n, 1n, NO_FEE)
  expect(least).toMatchObject({ kind: 'minted', shares: 1000n })
  expect(poolShare(0n, 0n)).toBeNull()
  expect(burnedAmounts({ reserveA: 1n, reserveB: 1n, totalSupply: 0n }, 5n, NO_FEE)).toEqual({
    amountA: 0n,
    amountB: 0n,
  })
})

it.each([
  [1000n, 50, 995n],
  [1001n, 50, 995n],
  [999n, 0, 999n],
  [1n, 1, 0n],
  [10n ** 30n, 4999, 5001n * 10n ** 26n],
])('the accepted minimum of %d with %d basis points of slippage is %d, rounded down', (amount, slippageBps, least) => {
  expect(liquidityMinimum(amount, slippageBps)).toBe(least)
})

it('the matching amount is at the pool’s price, rounded down; a new pool has no price', () => {
  expect(otherAmount({ reserveA: 3n, reserveB: 10n, totalSupply: 1n }, 2n)).toBe(6n)
  expect(otherAmount({ reserveA: 1n, reserveB: 1n, totalSupply: 1n }, 2n)).toBe(2n)
  expect(otherAmount({ reserveA: 0n, reserveB: 10n, totalSupply: 0n }, 2n)).toBeNull()
  expect(otherAmount({ reserveA: 10n, reserveB: 0n, totalSupply: 0n }, 2n)).toBeNull()
})
