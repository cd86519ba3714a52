import type { AddressBook } from '@musi/domain/addressBook'
import { type Address, parseAddress } from '@musi/domain/address'
import { pairOf } from '@musi/domain/exchange/pair'
import { expect, it } from 'vitest'
import type { ChainIndex } from '#history/chainIndex.ts'
import { marketPairs, marketRates } from './marketRates.ts'

const at = (number: number): Address => parseAddress(`0x${number.toString(16).padStart(40, '0')}`) ?? expect.fail()
const WRAPPED = at(1)
const DOLLAR = at(2)
const TOKEN = at(3)
const UNTRADED = at(4)
const book = {
  contracts: { wrappedNative: WRAPPED },
  tokens: [{ address: DOLLAR, symbol: 'USDC', decimals: 6 }],
} as unknown as AddressBook
const COIN = 10n ** 18n
const pairs = [
  pairOf(WRAPPED, 10n * COIN, DOLLAR, 20_000n * 10n ** 6n),
  // Three of the token are worth one coin.
  pairOf(TOKEN, 30n * COIN, WRAPPED, 10n * COIN),
]

it('prices are worth what the pools say, to nine places, up to the amount the pools hold, and are null beyond (spec: market.browse)', async () => {
  const { worth: rates, native, dollars } = marketRates(pairs, book)
  expect(rates('native', COIN)).toEqual({ native: 1, dollars: 2000 })
  expect(rates(WRAPPED, COIN / 4n)).toEqual({ native: 0.25, dollars: 500 })
  expect(rates(TOKEN, COIN)).toEqual({ native: 0.333333333, dollars: 666.666666666 })
  expect(rates(TOKEN, 30n * COIN).native).toBeCloseTo(10, 8)
  expect(rates(TOKEN, 30n * COIN + 1n)).toEqual({ native: null, dollars: null })
  expect(rates(DOLLAR, 10n ** 6n)).toEqual({ native: 0.0005, dollars: 1 })
  expect(rates(UNTRADED, COIN)).toEqual({ native: null, dollars: null })
  for (const token of ['native', WRAPPED, TOKEN, DOLLAR, UNTRADED] as const)
    expect({ native: native(token, COIN), dollars: dollars(token, COIN) }).toEqual(rates(token, COIN))
})

it('sums count native currency, its wrapped token and known tokens, and payments in other tokens are worth what selling them would bring (spec: market.counted)', () => {
  const { isCounted, paid } = marketRates(pairs, book)
  expect(['native', WRAPPED, DOLLAR, TOKEN].map((token) => isCounted(token as Address))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(paid('native', COIN)).toEqual({ native: 1, dollars: 2000 })
  expect(paid(DOLLAR, 10n ** 6n)).toEqual({ native: 0.0005, dollars: 1 })
  expect(paid(TOKEN, 30n * COIN)).toEqual({ native: 5, dollars: 10_000 })
  expect(paid(TOKEN, 2n ** 255n).native).toBeCloseTo(10, 6)
  expect(paid(UNTRADED, COIN)).toEqual({ native: null, dollars: null })
})

it('without a history only native currency has a worth, its own amount', () => {
  const { worth: rates } = marketRates(null, book)
  expect(rates('native', COIN / 2n)).toEqual({ native: 0.5, dollars: null })
  expect(rates(TOKEN, COIN)).toEqual({ native: null, dollars: null })
  expect(marketRates(null, null).worth('native', COIN)).toEqual({ native: 1, dollars: null })
})

it('all pages of the pools are read, and a history that fails midway gives no rates', async () => {
  const rowOf = (number: number) => ({ number, token0: WRAPPED, token1: DOLLAR, reserves: ['1', '2'] })
  const pages = [
    { rows: [rowOf(1), rowOf(2)], isLast: false },
    { rows: [rowOf(3)], isLast: true },
  ]
  const cursors: unknown[] = []
  const indexOf = (...answers: readonly unknown[]) =>
    ({
      query: (query: { after: number }) => {
        cursors.push(query.after)
        return Promise.resolve(answers[cursors.length - 1] ?? null)
      },
    }) as unknown as Pick<ChainIndex, 'query'>
  expect(await marketPairs(indexOf(...pages))).toHaveLength(3)
  expect(cursors).toEqual([0, 2])
  cursors.length = 0
  expect(await marketPairs(indexOf(pages[0]))).toBeNull()
})
