import { type Address, parseAddress } from '@musi/domain/address'
import type { Currency } from '@musi/domain/currency'
import { expect, it } from 'vitest'
import { type PayOption, chosenOption, maximumOf, payOptions, roundedUp } from './payWay.ts'

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
  ['pays with the native currency if there is enough', [option(token('1'), 900n, 1n), option(ETH, 900n, 100n)], 'ETH'],
  [
    'else with the most valuable token, by how many plays it would buy',
    [option(ETH, 100n, 100n), option(token('1'), 9000n, 1000n), option(token('2'), 300n, 20n)],
    'T2',
  ],
  ['does not offer what is too little with the room for the price', [option(ETH, 1000n, 1000n)], null],
  ['offers nothing where nothing leads to the song’s token', [], null],
])('%s (spec: songs.pay-otherwise)', (_, options, symbol) => {
  expect(chosenOption(payOptions(options, SLIPPAGE), null)?.currency.symbol ?? null).toBe(symbol)
})

it('keeps the chosen currency while it can pay (spec: songs.pay-otherwise)', () => {
  const options = [option(ETH, 900n, 100n), option(token('1'), 900n, 100n)]
  expect(chosenOption(payOptions(options, SLIPPAGE), address('1'))?.currency.symbol).toBe('T1')
  expect(chosenOption(payOptions(options, SLIPPAGE), address('9'))?.currency.symbol).toBe('ETH')
})

it('shows the maximum with three digits, rounded up (spec: songs.pay-otherwise)', () => {
  expect([0n, 7n, 999n, 1000n, 1001n, 123_456n].map(roundedUp)).toEqual([0n, 7n, 999n, 1000n, 1010n, 124_000n])
  expect(maximumOf(1_000_000n, SLIPPAGE, null)).toBe(1_010_000n)
  expect(maximumOf(1_001_000n, SLIPPAGE, 1_010_000n)).toBe(1_010_000n)
  expect(maximumOf(1_020_000n, SLIPPAGE, 1_010_000n)).toBe(1_030_000n)
})
