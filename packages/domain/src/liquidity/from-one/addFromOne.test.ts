import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, fraction } from '../../fraction.ts'
import { type AddedFromOne, type FromOne, type TransferBehaviour, addFromOne, manualAddition } from './addFromOne.ts'

const RUNS = process.env['MUSI_LONG'] === '1' ? 20_000 : 400
const NO_FEE = { kind: 'off' } as const
const PLAIN = ['plain', 'plain'] as const

const root = (square: bigint) => BigInt(Math.floor(Math.sqrt(Number(square))))
const input = (
  reserveA: bigint,
  reserveB: bigint,
  amount: bigint,
  totalSupply = root(reserveA * reserveB),
): FromOne => ({
  pool: { reserveA, reserveB, totalSupply },
  fee: NO_FEE,
  amount,
})
const added = (one: FromOne): AddedFromOne | null => {
  const result = addFromOne(one, PLAIN)
  return result.kind === 'added' ? result : null
}

/** Shares minted if `part` of the amount is swapped, computed without the formula under test. */
function sharesFor({ pool: { reserveA, reserveB, totalSupply }, amount }: FromOne, part: bigint): bigint {
  const bought = (part * 997n * reserveB) / (reserveA * 1000n + part * 997n)
  const byA = ((amount - part) * totalSupply) / (reserveA + part)
  const byB = (bought * totalSupply) / (reserveB - bought)
  return byA < byB ? byA : byB
}

const bestOfAllParts = (one: FromOne): bigint => {
  let best = 0n
  for (let part = 0n; part <= one.amount; part++) {
    const shares = sharesFor(one, part)
    if (shares > best) best = shares
  }
  return best
}

const maxBigInt = (one: bigint, other: bigint) => (one > other ? one : other)

describe('adding from one token (spec: liquidity.from-one)', () => {
  // Rows equal those in the contract's test.
  it.each([
    [1_000_000n, 1_000_000n, 100_000n, { sold: 48_882n, bought: 46_470n, paid: 51_117n, left: 1n, shares: 48_734n }],
    [10n ** 21n, 2n * 10n ** 9n, 10n ** 18n, { shares: 705_867_930_792n, left: 247_003_121_049n }],
    [5n * 10n ** 9n, 10n ** 22n, 10n ** 6n, { shares: 706_009_099_732n, left: 0n }],
    [1_000_000n, 3_000_000n, 1000n, { shares: 862n, left: 1n }],
    [10n ** 18n, 10n ** 18n, 10n ** 19n, { shares: 2_313_146_456_069_850_452n, left: 59n }],
    [2000n, 18_608n, 1778n, { shares: 2277n, left: 2n }],
  ])('to a pool of %d and %d with %d equals the contract’s result', (reserveA, reserveB, amount, expected) => {
    expect(added(input(reserveA, reserveB, amount))).toMatchObject(expected)
  })

  it('swaps an optimal part, within a few units, compared with every part of small amounts', () => {
    const small = fc.bigInt({ min: 1000n, max: 100_000n })
    fc.assert(
      fc.property(small, small, fc.bigInt({ min: 10n, max: 1500n }), (reserveA, reserveB, amount) => {
        const one = input(reserveA, reserveB, amount)
        const result = added(one)
        if (result === null) return
        const { totalSupply } = one.pool
        const unit = maxBigInt(totalSupply / (reserveA + result.sold), totalSupply / (reserveB - result.bought)) + 1n
        expect(result.shares + 3n * unit).toBeGreaterThanOrEqual(bestOfAllParts(one))
        // The remainder is worth no more than that.
        expect(result.left).toBeLessThan(4n * ((reserveA + result.sold) / (reserveB - result.bought) + 1n))
      }),
      { numRuns: RUNS / 4 },
    )
  })

  it('deposits all of the bought token and splits the given one into sold, paid and left, and the pair accepts the swap', () => {
    const reserve = fc.bigInt({ min: 1000n, max: 2n ** 111n })
    fc.assert(
      fc.property(reserve, reserve, reserve, (reserveA, reserveB, amount) => {
        const result = added(input(reserveA, reserveB, amount, reserveA))
        if (result === null) return
        const { sold, bought, paid, left } = result
        expect(sold + paid + left).toBe(amount)
        expect(left).toBeGreaterThanOrEqual(0n)
        const enough = (part: bigint) =>
          (reserveA * 1000n + part * 997n) * (reserveB - bought) >= reserveA * reserveB * 1000n
        expect([enough(sold), enough(sold - 1n)]).toEqual([true, false])
        // The pair mints the smaller of both sides' shares, here that of the bought token.
        expect(paid * (reserveB - bought)).toBeGreaterThanOrEqual(bought * (reserveA + sold))
        expect((paid - 1n) * (reserveB - bought)).toBeLessThan(bought * (reserveA + sold))
      }),
      { numRuns: RUNS },
    )
  })
})

describe('the cost of adding from one token', () => {
  it('the impact excludes the pool’s fee; the cost includes all, as a part of the whole amount', () => {
    // At the price before, 48,882 would give 48,882; the output is 46,470.
    const result = added(input(1_000_000n, 1_000_000n, 100_000n))
    if (result === null) throw new Error('It works.')
    expect(compare(result.impact, fraction(48_882n * 997n - 46_470n * 1000n, 48_882n * 1000n))).toBe(0)
    expect(compare(result.cost, fraction(2412n, 100_000n))).toBe(0)
  })

  it('a small amount costs half of the pool’s fee and hardly moves the price', () => {
    const result = added(input(10n ** 24n, 10n ** 24n, 10n ** 15n))
    if (result === null) throw new Error('It works.')
    expect(compare(result.cost, fraction(15n, 10_000n))).toBe(1)
    expect(compare(result.cost, fraction(151n, 100_000n))).toBe(-1)
    expect(compare(result.impact, fraction(1n, 10n ** 8n))).toBe(-1)
  })

  it('swapping half manually buys more than fits for a large amount, and yields fewer shares', () => {
    const one = input(10n ** 21n, 10n ** 21n, 10n ** 20n, 10n ** 21n)
    const result = added(one)
    expect([result?.shares, result?.left]).toEqual([48_735_527_472_210_999_948n, 2n])
    const leftB = 2_125_020_127_591_923_563n
    expect(manualAddition(one)).toEqual({ shares: 47_619_047_619_047_619_047n, leftA: 0n, leftB })
  })

  it('swapping half manually buys too little for a small amount, and leaves some of the given token', () => {
    const byHand = manualAddition(input(10n ** 24n, 10n ** 24n, 10n ** 15n, 10n ** 24n))
    expect(byHand).toEqual({ shares: 498_499_999_999_999n, leftA: 1_499_999_750_751n, leftB: 0n })
  })

  it.each([
    ['there is no pool', input(0n, 5n, 10n, 5n)],
    ['the output is zero', input(10n ** 12n, 10n ** 4n, 1000n)],
  ])('swapping half manually is impossible if %s', (_, one) => {
    expect(manualAddition(one)).toBeNull()
  })
})

describe('refused amounts (spec: liquidity.from-one-refused)', () => {
  it.each<[string, FromOne, readonly [TransferBehaviour, TransferBehaviour], object]>([
    ['a pool without the given token', input(0n, 5n, 10n, 5n), PLAIN, { kind: 'noPool' }],
    ['a pool without the other', input(5n, 0n, 10n, 5n), PLAIN, { kind: 'noPool' }],
    ['a pool without shares', input(5n, 5n, 10n, 0n), PLAIN, { kind: 'noPool' }],
    ['an amount that buys no unit', input(10n ** 12n, 10n ** 4n, 1000n), PLAIN, { kind: 'tooLittle' }],
    ['an amount of zero', input(10n ** 6n, 10n ** 6n, 0n), PLAIN, { kind: 'tooLittle' }],
    ['an amount that is worth no share', input(10n ** 6n, 10n ** 6n, 1000n, 1n), PLAIN, { kind: 'tooLittle' }],
    ['more than a pair can hold', input(2n ** 111n, 5n, 2n ** 111n), PLAIN, { kind: 'tooMuch' }],
    [
      'a given token that takes a fee',
      input(10n ** 6n, 10n ** 6n, 1000n),
      ['takesFee', 'plain'],
      { kind: 'refusedToken', behaviour: 'takesFee' },
    ],
    [
      'another token that rebases',
      input(10n ** 6n, 10n ** 6n, 1000n),
      ['plain', 'rebases'],
      { kind: 'refusedToken', behaviour: 'rebases' },
    ],
  ])('%s', (_, one, behaviours, refusal) => {
    expect(addFromOne(one, behaviours)).toEqual(refusal)
  })

  it('the largest amount that a pair can hold is accepted', () => {
    expect(addFromOne(input(2n ** 111n, 2n ** 111n, 2n ** 111n - 1n), PLAIN)).toMatchObject({ kind: 'added' })
  })
})
