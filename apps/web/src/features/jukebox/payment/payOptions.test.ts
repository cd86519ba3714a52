import { type Address, parseAddress } from '@musi/domain/address'
import type { Currency } from '@musi/domain/currency'
import { expect, it } from 'vitest'
import { type PayOption, chosenOption, maximumPayment, payOptions, roundUp } from './payOptions.ts'

const address = (digit: string) => parseAddress(`0x${digit.repeat(40)}`) as Address
const ETH: Currency = { kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' }
const token = (digit: string): Currency => ({
  kind: 'token',
  address: address(digit),
  decimals: 18,
  symbol: `T${digit}`,
  name: digit,
})
const option = (currency: Currency, balance: bigint, needed: bigint): PayOption => ({
  currency,
  balance,
  needed,
  path: [],
})
const SLIPPAGE = 50

it.each<[string, readonly PayOption[], string | null]>([
  ['the native currency, if the balance suffices', [option(token('1'), 900n, 1n), option(ETH, 900n, 100n)], 'ETH'],
  [
    'otherwise the token whose balance buys the most plays',
    [option(ETH, 100n, 100n), option(token('1'), 9000n, 1000n), option(token('2'), 300n, 20n)],
    'T2',
  ],
  ['no currency whose balance does not cover the price plus slippage', [option(ETH, 1000n, 1000n)], null],
  ['no currency if no route leads to the song’s token', [], null],
])('a play is paid with %s (spec: songs.pay-otherwise)', (_, options, symbol) => {
  expect(chosenOption(payOptions(options, SLIPPAGE), null)?.currency.symbol ?? null).toBe(symbol)
})

it('the chosen currency is kept while its balance suffices (spec: songs.pay-otherwise)', () => {
  const options = [option(ETH, 900n, 100n), option(token('1'), 900n, 100n)]
  expect(chosenOption(payOptions(options, SLIPPAGE), address('1'))?.currency.symbol).toBe('T1')
  expect(chosenOption(payOptions(options, SLIPPAGE), address('9'))?.currency.symbol).toBe('ETH')
})

it('the maximum is rounded up to three digits (spec: songs.pay-otherwise)', () => {
  expect([0n, 7n, 999n, 1000n, 1001n, 123_456n].map(roundUp)).toEqual([0n, 7n, 999n, 1000n, 1010n, 124_000n])
  expect(maximumPayment(1_000_000n, SLIPPAGE, null)).toBe(1_010_000n)
  expect(maximumPayment(1_001_000n, SLIPPAGE, 1_010_000n)).toBe(1_010_000n)
  expect(maximumPayment(1_020_000n, SLIPPAGE, 1_010_000n)).toBe(1_030_000n)
})
