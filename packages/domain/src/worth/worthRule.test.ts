import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Address } from '../address.ts'
import { type Pair, outputFor, pairOf, reserveOf } from '../exchange/pair.ts'
import type { Fraction } from '../fraction.ts'
import { type WorthPools, worthRule } from './worthRule.ts'

const RUNS = process.env['MUSI_LONG'] === '1' ? 200_000 : 2000

const at = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`
const [WRAPPED, DOLLAR, KNOWN, OTHER_KNOWN, MIRA, KOFI] = [1, 2, 3, 4, 5, 6].map(at) as [
  ...[Address, Address, Address, Address, Address, Address],
]
const COIN = 10n ** 18n
const CENTS = 10n ** 6n
const MARKET = { wrapped: WRAPPED, dollars: [DOLLAR], decimals: 6, known: [KNOWN, OTHER_KNOWN] }
/** One coin is 2,000 dollars. */
const RATE = pairOf(WRAPPED, 1000n * COIN, DOLLAR, 2_000_000n * CENTS)
const ruleOf = (...pairs: readonly Pair[]) => worthRule({ ...MARKET, pairs: [RATE, ...pairs] })
const dollars = (worth: Fraction | null) =>
  worth && Number((worth.numerator * 1000n) / (worth.denominator * CENTS)) / 1000
const sides = (worth: readonly [Fraction, Fraction] | null) => worth && worth.map(dollars)

describe('the worth of a holding (spec: worth.money, worth.known, worth.sold, worth.thin)', () => {
  it('is the price for money tokens, at any amount', () => {
    const rule = ruleOf()
    expect([rule.worth(WRAPPED, 5000n * COIN), rule.worth(DOLLAR, 7n * CENTS)].map(dollars)).toEqual([10_000_000, 7])
  })

  it('is the price for a known token, limited by the reserve of the pricing pool', () => {
    const rule = ruleOf(pairOf(KNOWN, 100n * COIN, WRAPPED, 10n * COIN))
    expect([1n, 100n, 101n].map((coins) => dollars(rule.worth(KNOWN, coins * COIN)))).toEqual([200, 20_000, 20_000])
  })

  it('is the proceeds of selling for any other token, not amount times price', () => {
    const rule = ruleOf(pairOf(MIRA, 100n * COIN, WRAPPED, 10n * COIN))
    expect([100n, 300n, 10n ** 30n].map((coins) => dollars(rule.worth(MIRA, coins * COIN)))).toEqual([
      10_000, 15_000, 19_999.999,
    ])
  })

  it('is unknown if the pricing pool holds less than 1,000 dollars', () => {
    const rule = ruleOf(pairOf(MIRA, COIN, WRAPPED, COIN / 4n), pairOf(KOFI, COIN, WRAPPED, COIN / 4n - 1n))
    expect([MIRA, KOFI, at(9)].map((token) => dollars(rule.worth(token, COIN)))).toEqual([250, null, null])
    expect([MIRA, KOFI, WRAPPED].map(rule.isThin)).toEqual([false, true, false])
    const poor = pairOf(WRAPPED, COIN, DOLLAR, 400n * CENTS)
    const own = pairOf(MIRA, COIN, DOLLAR, 600n * CENTS)
    const thin = worthRule({ ...MARKET, pairs: [poor, own, pairOf(KOFI, COIN, WRAPPED, 10n ** 30n)] })
    expect([WRAPPED, MIRA, KOFI].map((token) => dollars(thin.worth(token, COIN)))).toEqual([null, 300, null])
  })

  it('uses the pool that is deep on both sides, not one with a large money reserve alone (spec: worth.deepest)', () => {
    const skewed = pairOf(KNOWN, 1n, DOLLAR, 1_000_000n * CENTS)
    expect(dollars(ruleOf(pairOf(KNOWN, 100n * COIN, WRAPPED, 10n * COIN), skewed).worth(KNOWN, COIN))).toBe(200)
  })

  it('applies a token’s price up to its pool’s reserve, and a money price to any amount', () => {
    const rule = ruleOf(pairOf(MIRA, 100n * COIN, WRAPPED, 10n * COIN))
    const mira = rule.price(MIRA)
    const native = rule.price(WRAPPED)
    expect([mira?.most, native?.most, rule.price(KOFI)]).toEqual([100n * COIN, null, null])
    const ofCoin = (price: typeof mira) => price && dollars({ ...price.unit, numerator: price.unit.numerator * COIN })
    expect([ofCoin(mira), ofCoin(native)]).toEqual([200, 2000])
  })

  it('equals the output of a trade on the exchange, except for the fee', () => {
    const amount = fc.bigInt({ min: 1n, max: 2n ** 100n })
    fc.assert(
      fc.property(amount, fc.bigInt({ min: COIN, max: 2n ** 100n }), amount, (sold, money, held) => {
        const pool = pairOf(MIRA, held, WRAPPED, money)
        const worth = ruleOf(pool).worth(MIRA, sold)
        const got = outputFor(pool, MIRA, sold)
        if (worth === null || typeof got !== 'bigint') return
        const coins = (worth.numerator * COIN) / (worth.denominator * 2000n * CENTS)
        expect(got <= coins && got >= (coins * 996n) / 1000n - 1n).toBe(true)
      }),
      { numRuns: RUNS },
    )
  })
})

describe('the worth of a pool (spec: worth.pools)', () => {
  it('is twice its known side', () => {
    const pool = pairOf(MIRA, 100n * COIN, WRAPPED, 10n * COIN)
    const beside = pairOf(MIRA, 10n ** 30n, KNOWN, 5n * COIN)
    const rule = ruleOf(pool, beside, pairOf(KNOWN, 100n * COIN, WRAPPED, 10n * COIN))
    expect([sides(rule.pool(pool)), sides(rule.pool(beside))]).toEqual([
      [20_000, 20_000],
      [1000, 1000],
    ])
  })

  it('is twice its money side; known tokens in all other pools count at most their pricing pool’s reserve', () => {
    const own = pairOf(KNOWN, 100n * COIN, WRAPPED, 10n * COIN)
    const one = pairOf(KNOWN, 50n * COIN, DOLLAR, 9000n * CENTS)
    const other = pairOf(KNOWN, 350n * COIN, MIRA, COIN)
    const rule = ruleOf(own, one, other)
    expect([own, one, other].map((pair) => sides(rule.pool(pair)))).toEqual([
      [20_000, 20_000],
      [9000, 9000],
      [20_000, 20_000],
    ])
  })

  it('is limited by the pricing pool’s reserve for a chain of pools together (spec: worth.chain)', () => {
    const priced = pairOf(MIRA, 1000n * COIN, WRAPPED, 10n * COIN)
    const chain = [7, 8, 9].map((number) => pairOf(MIRA, 2n ** 111n, at(number), 5n))
    const rule = ruleOf(priced, ...chain)
    const worths = chain.map((pair) => dollars(rule.pool(pair)?.[0] ?? null) ?? 0)
    expect(worths.reduce((all, each) => all + each, 0)).toBeCloseTo(20_000, 0)
    expect(sides(rule.pool(pairOf(at(7), 1n, at(8), 1n)))).toBeNull()
  })
})

/** Actions of a market maker who can create any number of tokens, with the dollars each action costs. */
type Attack =
  | { kind: 'pool'; token: number; money: number; isDollar: boolean; amount: bigint }
  | { kind: 'chain'; token: number; other: number; amounts: readonly [bigint, bigint] }
  | { kind: 'buy'; what: Address; money: number; token: number; amount: bigint; part: number }
  | { kind: 'skewed'; what: Address; money: number }

const money = fc.integer({ min: 1, max: 3_000_000 })
const token = fc.integer({ min: 100, max: 104 })
const anyAmount = fc.oneof(fc.bigInt({ min: 1n, max: 2n ** 112n - 1n }), fc.constantFrom(1n, COIN, 2n ** 111n))
const bought = fc.constantFrom(KNOWN, OTHER_KNOWN, MIRA, KOFI)
const attack: fc.Arbitrary<Attack> = fc.oneof(
  fc.record({ kind: fc.constant('pool' as const), token, money, isDollar: fc.boolean(), amount: anyAmount }),
  fc.record({ kind: fc.constant('chain' as const), token, other: token, amounts: fc.tuple(anyAmount, anyAmount) }),
  fc.record({
    kind: fc.constant('buy' as const),
    what: bought,
    money,
    token,
    amount: anyAmount,
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  fc.record({ kind: fc.constant('skewed' as const), what: fc.constantFrom(KNOWN, OTHER_KNOWN), money }),
)

type World = { pairs: Pair[]; spent: number; held: Map<Address, bigint> }
const isOf = (one: Address, other: Address) => (pair: Pair) => {
  const { token0, token1 } = pairOf(one, 1n, other, 1n)
  return pair.token0 === token0 && pair.token1 === token1
}

function honestWorld(deep: number, shallow: number): World {
  const coins = (dollars: number) => (BigInt(Math.round(dollars)) * COIN) / 2000n
  const pairs = [
    RATE,
    pairOf(KNOWN, 500n * COIN, WRAPPED, coins(deep)),
    pairOf(OTHER_KNOWN, 9n * COIN, DOLLAR, BigInt(Math.round(deep)) * CENTS),
    pairOf(KNOWN, 200n * COIN, OTHER_KNOWN, 3n * COIN),
    pairOf(MIRA, 10_000n * COIN, WRAPPED, coins(shallow)),
    pairOf(KOFI, 70n * COIN, WRAPPED, coins(deep)),
    pairOf(MIRA, 4000n * COIN, KNOWN, 50n * COIN),
    pairOf(MIRA, 30_000n * COIN, KOFI, 20n * COIN),
  ]
  return { pairs, spent: 0, held: new Map() }
}

function addLiquidity(world: World, one: Address, amount: bigint, other: Address, otherAmount: bigint): boolean {
  if (one === other || amount === 0n || otherAmount === 0n || world.pairs.some(isOf(one, other))) return false
  world.pairs.push(pairOf(one, amount, other, otherAmount))
  return true
}

/** Buys a token in its pricing pool, without a fee, which favours the attacker. */
function buy(world: World, what: Address, dollars: number): bigint {
  const money = world.pairs.some(isOf(what, WRAPPED)) ? WRAPPED : DOLLAR
  const place = world.pairs.findIndex(isOf(what, money))
  const pair = world.pairs[place]
  if (pair === undefined) return 0n
  const paid = money === DOLLAR ? BigInt(dollars) * CENTS : (BigInt(dollars) * COIN) / 2000n
  const moneyReserve = reserveOf(pair, money)
  const tokenReserve = reserveOf(pair, what)
  const got = (tokenReserve * paid) / (moneyReserve + paid)
  world.pairs[place] = pairOf(what, tokenReserve - got, money, moneyReserve + paid)
  world.spent += dollars
  return got
}

const receive = ({ held }: World, what: Address, amount: bigint) => void held.set(what, (held.get(what) ?? 0n) + amount)

function performAttack(world: World, attack: Attack): void {
  if (attack.kind === 'chain')
    addLiquidity(world, at(attack.token), attack.amounts[0], at(attack.other), attack.amounts[1])
  if (attack.kind === 'pool') {
    const paid = attack.isDollar ? BigInt(attack.money) * CENTS : (BigInt(attack.money) * COIN) / 2000n
    if (addLiquidity(world, at(attack.token), attack.amount, attack.isDollar ? DOLLAR : WRAPPED, paid))
      world.spent += attack.money
  }
  if (attack.kind === 'buy') {
    const got = buy(world, attack.what, attack.money)
    const deposited = (got * BigInt(Math.floor(attack.part * 1000))) / 1000n
    const isIn = addLiquidity(world, attack.what, deposited, at(attack.token), attack.amount)
    receive(world, attack.what, isIn ? got - deposited : got)
  }
  if (attack.kind === 'skewed') {
    const got = buy(world, attack.what, 1)
    const beside = world.pairs.some(isOf(attack.what, WRAPPED)) ? DOLLAR : WRAPPED
    const paid = beside === DOLLAR ? BigInt(attack.money) * CENTS : (BigInt(attack.money) * COIN) / 2000n
    if (addLiquidity(world, attack.what, got, beside, paid)) world.spent += attack.money
  }
  for (const number of [100, 101, 102, 103, 104]) world.held.set(at(number), 2n ** 112n)
}

const numberOf = (worth: Fraction | null) =>
  worth === null ? 0 : Number(worth.numerator) / Number(worth.denominator) / 1e6
const lockedIn = (pools: WorthPools) => {
  const rule = worthRule(pools)
  return pools.pairs.map((pair) => (rule.pool(pair) ?? []).reduce((all, side) => all + numberOf(side), 0))
}
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

/** Maximum ratio of the worth that an attacker can add to the money he spends (spec: worth.bound). */
const MULTIPLE = 8

describe('a hostile market maker (spec: worth.bound)', () => {
  const world = fc.record({
    deep: fc.integer({ min: 2000, max: 5_000_000 }),
    shallow: fc.integer({ min: 600, max: 5000 }),
    attacks: fc.array(attack, { minLength: 1, maxLength: 12 }),
  })

  it('changes the worth of all pools, of his own pools and of his wallet by at most 8 times the money spent', () => {
    fc.assert(
      fc.property(world, ({ deep, shallow, attacks }) => {
        const before = honestWorld(deep, shallow)
        const after = honestWorld(deep, shallow)
        for (const each of attacks) performAttack(after, each)
        const most = MULTIPLE * after.spent + 0.01
        const was = lockedIn({ ...MARKET, pairs: before.pairs })
        const is = lockedIn({ ...MARKET, pairs: after.pairs })
        expect(sum(is) - sum(was)).toBeLessThanOrEqual(most)
        const own = sum(is.slice(before.pairs.length))
        expect(own).toBeLessThanOrEqual(most)
        const rule = worthRule({ ...MARKET, pairs: after.pairs })
        const wallet = sum([...after.held].map(([token, amount]) => numberOf(rule.worth(token, amount))))
        expect(own + wallet).toBeLessThanOrEqual(most)
      }),
      { numRuns: RUNS },
    )
  })

  it('changes nothing with tokens of his own and no money', () => {
    const chains = fc.array(
      fc.record({ kind: fc.constant('chain' as const), token, other: token, amounts: fc.tuple(anyAmount, anyAmount) }),
      { minLength: 1, maxLength: 8 },
    )
    fc.assert(
      fc.property(chains, (attacks) => {
        const after = honestWorld(50_000, 900)
        for (const each of attacks) performAttack(after, each)
        const { pairs } = honestWorld(50_000, 900)
        expect(lockedIn({ ...MARKET, pairs: after.pairs }).slice(0, pairs.length)).toEqual(
          lockedIn({ ...MARKET, pairs }),
        )
        expect(sum(lockedIn({ ...MARKET, pairs: after.pairs }).slice(pairs.length))).toBe(0)
      }),
      { numRuns: RUNS / 10 },
    )
  })
})
