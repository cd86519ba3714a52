import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAddress } from '../address.ts'
import { exactAmount } from '../amount/amountText.ts'
import { type Native, type Token, amountOf } from '../currency.ts'
import { basisPoints, compare } from '../fraction.ts'
import type { Pair } from './pair.ts'
import { sizeAtImpact } from './sizeAtImpact.ts'
import { type Trade, amountsFromInput, routeThrough } from './trade.ts'
import { priceImpact } from './tradePrices.ts'

const addressOf = (digit: string) => parseAddress(`0x${digit.repeat(40)}`) ?? '0x'
const ETH: Native = { kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' }
const DAI: Token = { kind: 'token', address: addressOf('2'), decimals: 18, symbol: 'DAI', name: 'Dai' }
const UNIT = 10n ** 18n

function tradeOf(raw: bigint, reserve0: bigint, reserve1: bigint): Trade {
  const pair: Pair = { token0: addressOf('1'), token1: DAI.address, reserve0, reserve1 }
  const route = routeThrough(addressOf('1'), [pair])
  const amounts = amountsFromInput('v2', route, raw)
  if (typeof amounts === 'string') throw new Error(amounts)
  return {
    version: 'v2',
    exact: 'in',
    input: amountOf(ETH, raw),
    output: amountOf(DAI, amounts.at(-1) ?? 0n),
    route,
    amounts,
  }
}

describe('the largest size within a price impact of 1 % (spec: swap.smaller-size)', () => {
  it('is a hundredth of the pool’s reserve, in two digits', () => {
    const size = sizeAtImpact(tradeOf(5000n * UNIT, 120n * UNIT, 300_000n * UNIT), 100)
    expect(size && exactAmount(size)).toBe('1.2')
  })

  it('has at most that impact, and is smaller than the typed amount', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: UNIT, max: 10n ** 9n * UNIT }),
        fc.bigInt({ min: 2n, max: 1000n }),
        (reserve, times) => {
          const trade = tradeOf(reserve * times, reserve, reserve * 7n)
          const size = sizeAtImpact(trade, 100)
          expect(size).not.toBeNull()
          const smaller = tradeOf(size?.raw ?? 0n, reserve, reserve * 7n)
          expect(compare(priceImpact(smaller), basisPoints(100))).toBeLessThanOrEqual(0)
          expect((size?.raw ?? 0n) < trade.input.raw).toBe(true)
        },
      ),
    )
  })

  it('is null if the pool is too small', () => {
    expect(sizeAtImpact(tradeOf(40n, 30n, 30n), 100)).toBeNull()
  })
})
