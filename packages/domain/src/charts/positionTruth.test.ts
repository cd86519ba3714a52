import { describe, expect, it } from 'vitest'
import { fraction } from '../fraction.ts'
import type { Pool } from '../liquidity/poolShares.ts'
import { squareRoot } from '../liquidity/squareRoot.ts'
import { heldInstead } from './heldInstead.ts'
import { type PositionEntry, type PositionTruth, positionTruth } from './positionTruth.ts'

const OFF = { kind: 'off' } as const
const LIVES = process.env['MUSI_LONG'] ? 200 : 12

/** A ledger kept by hand: each lot by itself, in order of arrival. */
type HandLot = { shares: bigint; put: [bigint, bigint]; root: number; price: number }

function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A pair that does what the contract does, with the arithmetic of the contract written out once more. */
function handPool(a: bigint, b: bigint) {
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

function expectToAddUp({ open, closed }: PositionTruth) {
  for (const { putIn, worth, fees, divergence } of [open, closed])
    expect(sum([putIn, fees, divergence])).toEqual([...worth])
}

/** One person's life in a pool that others trade in, with a ledger kept by hand. */
function life(seed: number) {
  const dice = seeded(seed)
  const pool = handPool(10n ** 21n * BigInt(1 + dice(50)), 10n ** 12n * BigInt(1 + dice(50)))
  const entries: PositionEntry[] = []
  let lots: HandLot[] = []
  let got: [bigint, bigint] = [0n, 0n]
  let put: [bigint, bigint] = [0n, 0n]
  let swaps = 0
  const shares = () => lots.reduce((all, lot) => all + lot.shares, 0n)
  for (let step = 0; step < 40; step++) {
    const act = dice(10)
    if (act < 6) {
      const isA = dice(2) === 0
      const { reserveA, reserveB } = pool.now()
      pool.sell(isA, ((isA ? reserveA : reserveB) * BigInt(1 + dice(200))) / 1000n)
      swaps += 1
    } else if (act < 8) {
      const added = pool.add((pool.now().reserveA * BigInt(1 + dice(300))) / 1000n)
      entries.push({ kind: 'added', ...added, pool: pool.now() })
      lots.push({ shares: added.shares, put: added.amounts, root: pool.root(), price: pool.price() })
      put = sum([put, added.amounts])
    } else if (shares() > 0n) {
      const going = (shares() * BigInt(1 + dice(100))) / 100n
      const amounts = pool.remove(going)
      entries.push({ kind: 'removed', shares: going, amounts, pool: pool.now() })
      got = sum([got, amounts])
      for (let left = going; left > 0n;) {
        const [first] = lots
        if (first === undefined) throw new Error('More went than came.')
        const part = left < first.shares ? left : first.shares
        const gone = first.put.map((side) => (side * part) / first.shares) as [bigint, bigint]
        first.put = [first.put[0] - gone[0], first.put[1] - gone[1]]
        first.shares -= part
        left -= part
        if (first.shares === 0n) lots = lots.slice(1)
      }
    }
  }
  return { pool, entries, lots, got, put, swaps, shares: shares() }
}

describe('the result of a position', () => {
  it.each(Array.from({ length: LIVES }, (_, at) => at + 1))(
    'is what a book kept by hand says, and is worth what removing pays, to the unit: life %i (spec: charts.position, charts.first-in-first-out)',
    (seed) => {
      const { pool, entries, lots, got, put, shares } = life(seed)
      const now = pool.now()
      const truth = positionTruth(entries, now, OFF)
      expect(truth.shares).toBe(shares)
      expect(truth.unknown).toBe(0n)
      expect([...truth.open.putIn]).toEqual(sum(lots.map((lot) => lot.put)))
      expect(sum([truth.open.putIn, truth.closed.putIn])).toEqual(put)
      expect([...truth.closed.worth]).toEqual(got)
      expectToAddUp(truth)
      // Computes the split in a second way, by roots and prices alone.
      const price = pool.price()
      const held = lots.reduce((all, lot) => all + Number(lot.put[1]) + Number(lot.put[0]) * price, 0)
      const kept = lots.reduce((all, lot) => all + 2 * Number(lot.shares) * lot.root * Math.sqrt(price), 0)
      const inB = ([a, b]: readonly [bigint, bigint]) => Number(b) + Number(a) * price
      // Numbers have fifteen digits, and each lot is rounded to a unit of both tokens.
      const near = held * 1e-9 + 2 * (lots.length + 1) * (1 + price)
      expect(Math.abs(inB(truth.open.divergence) - (kept - held))).toBeLessThan(near)
      expect(Math.abs(inB(truth.open.fees) - (inB(truth.open.worth) - kept))).toBeLessThan(near)
      // Last, the pair's payment for all shares.
      expect([...truth.open.worth]).toEqual(shares === 0n ? [0n, 0n] : pool.remove(shares))
    },
  )

  const A = 10n ** 18n
  const then: Pool = { reserveA: 100n * A, reserveB: 100n * A, totalSupply: 100n * A }
  const half = { kind: 'added', shares: 50n * A, amounts: [50n * A, 50n * A], pool: then } as const

  it('in a pool without trades is the deposit, and neither holding nor providing was better (spec: charts.holding)', () => {
    const { open } = positionTruth([half], then, OFF)
    expect(open).toEqual({ putIn: [50n * A, 50n * A], worth: [50n * A, 50n * A], fees: [0n, 0n], divergence: [0n, 0n] })
    expect(heldInstead(open, [fraction(1n), fraction(1n)]).better).toBe('neither')
  })

  it('after a mere price move is divergence alone: holding was better (spec: charts.holding)', () => {
    // Four times the price, without a fee: the product is the same.
    const now: Pool = { reserveA: 50n * A, reserveB: 200n * A, totalSupply: 100n * A }
    const { open } = positionTruth([half], now, OFF)
    expect(open).toMatchObject({ worth: [25n * A, 100n * A], fees: [0n, 0n], divergence: [-25n * A, 50n * A] })
    const { gained, better } = heldInstead(open, [fraction(4n), fraction(1n)])
    expect([better, gained.numerator / gained.denominator]).toEqual(['holding', -50n * A])
    const rewards = fraction(51n * A)
    expect(heldInstead(open, [fraction(4n), fraction(1n)], rewards).better).toBe('providing')
  })

  it('in a pool that grew at the same price is fees alone: providing was better (spec: charts.fees)', () => {
    const now: Pool = { reserveA: 110n * A, reserveB: 110n * A, totalSupply: 100n * A }
    const { open } = positionTruth([half], now, OFF)
    expect(open).toMatchObject({ worth: [55n * A, 55n * A], fees: [5n * A, 5n * A], divergence: [0n, 0n] })
    expect(heldInstead(open, [fraction(1n), fraction(1n)]).better).toBe('providing')
  })

  it('counts the protocol fee due before a payout (spec: charts.position)', () => {
    const now: Pool = { reserveA: 121n * A, reserveB: 121n * A, totalSupply: 100n * A }
    const fee = { kind: 'on', kLast: 100n * A * (100n * A) } as const
    const { open } = positionTruth([half], now, fee)
    // A sixth of what it grew by, in new shares.
    const supply = 100n * A + (100n * A * (21n * A)) / (121n * A * 5n + 100n * A)
    expect(open.worth).toEqual([(50n * A * 121n * A) / supply, (50n * A * 121n * A) / supply])
    // The part that is not fees is rounded down.
    expect(open.fees[0] - (open.worth[0] - 50n * A)).toBe(1n)
  })

  it('values received and sent shares at that moment (spec: charts.moved-shares)', () => {
    const later: Pool = { reserveA: 400n * A, reserveB: 400n * A, totalSupply: 200n * A }
    const received = { kind: 'received', shares: 10n * A, pool: later } as const
    const sent = { kind: 'sent', shares: 50n * A, pool: later } as const
    const truth = positionTruth([half, received, sent], later, OFF)
    expect(truth.closed).toMatchObject({ putIn: [50n * A, 50n * A], worth: [100n * A, 100n * A] })
    expect(truth.open).toMatchObject({ putIn: [20n * A, 20n * A], worth: [20n * A, 20n * A] })
    expectToAddUp(truth)
  })

  it('reports shares of unknown origin, and counts them in no figure (spec: charts.shortened)', () => {
    const going = { kind: 'removed', shares: 80n * A, amounts: [80n * A, 80n * A], pool: then } as const
    const truth = positionTruth([half, going], then, OFF)
    expect(truth).toMatchObject({ shares: 0n, unknown: 30n * A })
    expect(truth.closed.worth).toEqual([50n * A, 50n * A])
  })
})
