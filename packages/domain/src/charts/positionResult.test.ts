import { describe, expect, it } from 'vitest'
import { fraction } from '../fraction.ts'
import type { Pool } from '../liquidity/poolShares.ts'
import { squareRoot } from '../liquidity/squareRoot.ts'
import { holdingComparison } from './holdingComparison.ts'
import { type PositionEntry, type PositionResult, positionResult } from './positionResult.ts'

const NO_FEE = { kind: 'off' } as const
const SIMULATIONS = process.env['MUSI_LONG'] ? 200 : 12

/** One deposit in the reference ledger, which keeps deposits in order of arrival. */
type ReferenceLot = { shares: bigint; put: [bigint, bigint]; root: number; price: number }

function seededRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A second implementation of the pair contract's arithmetic. */
function referencePool(a: bigint, b: bigint) {
  const pool = { a, b, supply: squareRoot(a * b) }
  return {
    now: (): Pool => ({ reserveA: pool.a, reserveB: pool.b, totalSupply: pool.supply }),
    price: () => Number(pool.b) / Number(pool.a),
    root: () => Math.sqrt(Number(pool.a) * Number(pool.b)) / Number(pool.supply),
    sell(isA: boolean, sold: bigint) {
      const [own, other] = isA ? [pool.a, pool.b] : [pool.b, pool.a]
      const bought = (sold * 997n * other) / (own * 1000n + sold * 997n)
      ;[pool.a, pool.b] = isA ? [own + sold, other - bought] : [other - bought, own + sold]
    },
    add(amountA: bigint): { shares: bigint; amounts: [bigint, bigint] } {
      const amountB = (amountA * pool.b) / pool.a
      const byA = (amountA * pool.supply) / pool.a
      const byB = (amountB * pool.supply) / pool.b
      const shares = byA < byB ? byA : byB
      ;[pool.a, pool.b, pool.supply] = [pool.a + amountA, pool.b + amountB, pool.supply + shares]
      return { shares, amounts: [amountA, amountB] }
    },
    remove(shares: bigint): [bigint, bigint] {
      const amounts: [bigint, bigint] = [(shares * pool.a) / pool.supply, (shares * pool.b) / pool.supply]
      ;[pool.a, pool.b, pool.supply] = [pool.a - amounts[0], pool.b - amounts[1], pool.supply - shares]
      return amounts
    },
  }
}

const sum = (sides: readonly (readonly [bigint, bigint])[]) =>
  sides.reduce<[bigint, bigint]>((all, [a, b]) => [all[0] + a, all[1] + b], [0n, 0n])

function expectToAddUp({ open, closed }: PositionResult) {
  for (const { putIn, worth, fees, divergence } of [open, closed])
    expect(sum([putIn, fees, divergence])).toEqual([...worth])
}

/** Random deposits and withdrawals of one person between the trades of others, with a reference ledger. */
function simulatePosition(seed: number) {
  const random = seededRandom(seed)
  const pool = referencePool(10n ** 21n * BigInt(1 + random(50)), 10n ** 12n * BigInt(1 + random(50)))
  const entries: PositionEntry[] = []
  let lots: ReferenceLot[] = []
  let totalGot: [bigint, bigint] = [0n, 0n]
  let totalPut: [bigint, bigint] = [0n, 0n]
  let swaps = 0
  const shares = () => lots.reduce((all, lot) => all + lot.shares, 0n)
  for (let step = 0; step < 40; step++) {
    const act = random(10)
    if (act < 6) {
      const isA = random(2) === 0
      const { reserveA, reserveB } = pool.now()
      pool.sell(isA, ((isA ? reserveA : reserveB) * BigInt(1 + random(200))) / 1000n)
      swaps += 1
    } else if (act < 8) {
      const added = pool.add((pool.now().reserveA * BigInt(1 + random(300))) / 1000n)
      entries.push({ kind: 'added', ...added, pool: pool.now() })
      lots.push({ shares: added.shares, put: added.amounts, root: pool.root(), price: pool.price() })
      totalPut = sum([totalPut, added.amounts])
    } else if (shares() > 0n) {
      const removedShares = (shares() * BigInt(1 + random(100))) / 100n
      const amounts = pool.remove(removedShares)
      entries.push({ kind: 'removed', shares: removedShares, amounts, pool: pool.now() })
      totalGot = sum([totalGot, amounts])
      for (let left = removedShares; left > 0n;) {
        const [first] = lots
        if (first === undefined) throw new Error('More shares were removed than added.')
        const part = left < first.shares ? left : first.shares
        const removedPart = first.put.map((side) => (side * part) / first.shares) as [bigint, bigint]
        first.put = [first.put[0] - removedPart[0], first.put[1] - removedPart[1]]
        first.shares -= part
        left -= part
        if (first.shares === 0n) lots = lots.slice(1)
      }
    }
  }
  return { pool, entries, lots, got: totalGot, put: totalPut, swaps, shares: shares() }
}

describe('the result of a position', () => {
  it.each(Array.from({ length: SIMULATIONS }, (_, at) => at + 1))(
    'equals the reference ledger, and is worth exactly what removing pays: simulation %i (spec: charts.position, charts.first-in-first-out)',
    (seed) => {
      const { pool, entries, lots, got, put, shares } = simulatePosition(seed)
      const now = pool.now()
      const truth = positionResult(entries, now, NO_FEE)
      expect(truth.shares).toBe(shares)
      expect(truth.unknown).toBe(0n)
      expect([...truth.open.putIn]).toEqual(sum(lots.map((lot) => lot.put)))
      expect(sum([truth.open.putIn, truth.closed.putIn])).toEqual(put)
      expect([...truth.closed.worth]).toEqual(got)
      expectToAddUp(truth)
      // Computes the split a second way, from roots and prices alone.
      const price = pool.price()
      const heldWorth = lots.reduce((all, lot) => all + Number(lot.put[1]) + Number(lot.put[0]) * price, 0)
      const withoutFees = lots.reduce((all, lot) => all + 2 * Number(lot.shares) * lot.root * Math.sqrt(price), 0)
      const inB = ([a, b]: readonly [bigint, bigint]) => Number(b) + Number(a) * price
      // Doubles have fifteen digits, and each lot is rounded to a unit of both tokens.
      const tolerance = heldWorth * 1e-9 + 2 * (lots.length + 1) * (1 + price)
      expect(Math.abs(inB(truth.open.divergence) - (withoutFees - heldWorth))).toBeLessThan(tolerance)
      expect(Math.abs(inB(truth.open.fees) - (inB(truth.open.worth) - withoutFees))).toBeLessThan(tolerance)
      // Removing changes the pool, so this comes last.
      expect([...truth.open.worth]).toEqual(shares === 0n ? [0n, 0n] : pool.remove(shares))
    },
  )

  const A = 10n ** 18n
  const poolThen: Pool = { reserveA: 100n * A, reserveB: 100n * A, totalSupply: 100n * A }
  const half = { kind: 'added', shares: 50n * A, amounts: [50n * A, 50n * A], pool: poolThen } as const

  it('in a pool without trades equals the deposit, and neither holding nor providing was better (spec: charts.holding)', () => {
    const { open } = positionResult([half], poolThen, NO_FEE)
    expect(open).toEqual({ putIn: [50n * A, 50n * A], worth: [50n * A, 50n * A], fees: [0n, 0n], divergence: [0n, 0n] })
    expect(holdingComparison(open, [fraction(1n), fraction(1n)]).better).toBe('neither')
  })

  it('after a price move alone is divergence without fees: holding was better (spec: charts.holding)', () => {
    // The price is four times as high and the product of the reserves is unchanged, so there are no fees.
    const now: Pool = { reserveA: 50n * A, reserveB: 200n * A, totalSupply: 100n * A }
    const { open } = positionResult([half], now, NO_FEE)
    expect(open).toMatchObject({ worth: [25n * A, 100n * A], fees: [0n, 0n], divergence: [-25n * A, 50n * A] })
    const { gain: gained, better } = holdingComparison(open, [fraction(4n), fraction(1n)])
    expect([better, gained.numerator / gained.denominator]).toEqual(['holding', -50n * A])
    const rewards = fraction(51n * A)
    expect(holdingComparison(open, [fraction(4n), fraction(1n)], rewards).better).toBe('providing')
  })

  it('in a pool that grew at the same price is fees without divergence: providing was better (spec: charts.fees)', () => {
    const now: Pool = { reserveA: 110n * A, reserveB: 110n * A, totalSupply: 100n * A }
    const { open } = positionResult([half], now, NO_FEE)
    expect(open).toMatchObject({ worth: [55n * A, 55n * A], fees: [5n * A, 5n * A], divergence: [0n, 0n] })
    expect(holdingComparison(open, [fraction(1n), fraction(1n)]).better).toBe('providing')
  })

  it('counts the protocol fee due before a payout (spec: charts.position)', () => {
    const now: Pool = { reserveA: 121n * A, reserveB: 121n * A, totalSupply: 100n * A }
    const fee = { kind: 'on', kLast: 100n * A * (100n * A) } as const
    const { open } = positionResult([half], now, fee)
    // The protocol fee is a sixth of the growth, in new shares.
    const supply = 100n * A + (100n * A * (21n * A)) / (121n * A * 5n + 100n * A)
    expect(open.worth).toEqual([(50n * A * 121n * A) / supply, (50n * A * 121n * A) / supply])
    // The part without fees is rounded down.
    expect(open.fees[0] - (open.worth[0] - 50n * A)).toBe(1n)
  })

  it('values received and sent shares at the time of their transfer (spec: charts.moved-shares)', () => {
    const later: Pool = { reserveA: 400n * A, reserveB: 400n * A, totalSupply: 200n * A }
    const received = { kind: 'received', shares: 10n * A, pool: later } as const
    const sent = { kind: 'sent', shares: 50n * A, pool: later } as const
    const truth = positionResult([half, received, sent], later, NO_FEE)
    expect(truth.closed).toMatchObject({ putIn: [50n * A, 50n * A], worth: [100n * A, 100n * A] })
    expect(truth.open).toMatchObject({ putIn: [20n * A, 20n * A], worth: [20n * A, 20n * A] })
    expectToAddUp(truth)
  })

  it('reports shares of unknown origin and leaves them out of every figure (spec: charts.shortened)', () => {
    const going = { kind: 'removed', shares: 80n * A, amounts: [80n * A, 80n * A], pool: poolThen } as const
    const truth = positionResult([half, going], poolThen, NO_FEE)
    expect(truth).toMatchObject({ shares: 0n, unknown: 30n * A })
    expect(truth.closed.worth).toEqual([50n * A, 50n * A])
  })
})
