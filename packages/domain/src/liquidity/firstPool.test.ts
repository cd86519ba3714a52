import { describe, expect, it } from 'vitest'
import { type Native, type Token, amountOf } from '../currency.ts'
import { firstPool } from './firstPool.ts'

const COIN = 10n ** 18n
const ETH: Native = { kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' }
const NOVA: Token = { kind: 'token', address: `0x${'1'.repeat(40)}`, decimals: 18, symbol: 'NOVA', name: 'Nova' }
const SUPPLY = 1_000_000n * COIN
const pool = (price: bigint, tokens: bigint) => firstPool(amountOf(ETH, price), amountOf(NOVA, tokens), SUPPLY)

describe('an intended price (spec: artist-tokens.first-pool)', () => {
  it('becomes the two amounts that set it; purchases cost more, the larger part of the pool they take', () => {
    const planned = pool(COIN / 1000n, 1000n * COIN)
    if (!planned.ok) throw new Error(planned.problem)
    const created = planned.pool
    expect([created.coins.raw, created.ofSupply]).toEqual([COIN, { numerator: 1000n * COIN, denominator: SUPPLY }])
    // 1 × 10 ÷ 990 and 1 × 100 ÷ 900 coins, plus the 0.3 % fee and one unit.
    expect(created.purchases.map(({ bought, cost }) => [bought.raw, cost.raw])).toEqual([
      [10n * COIN, 10_131_404_313_951_957n],
      [100n * COIN, 111_445_447_453_471_526n],
    ])
  })

  it.each([
    ['more tokens than the supply', COIN, SUPPLY + 1n, 'moreThanAll'],
    ['amounts that mint no share', 1n, 1000n, 'tooLittle'],
    ['a price that rounds the native deposit to zero', 1n, COIN - 1n, 'tooLittle'],
    ['more than a pair can hold', 2n ** 112n, COIN, 'tooMuch'],
  ])('is refused for %s', (_, price, tokens, problem) => {
    expect(pool(price, tokens)).toEqual({ ok: false, problem })
  })
})
