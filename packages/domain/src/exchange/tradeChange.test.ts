import { expect, it } from 'vitest'
import type { Address } from '../address.ts'
import { type Token, amountOf } from '../currency.ts'
import { pairOf } from './pair.ts'
import { type Trade, routeThrough } from './trade.ts'
import { hasTradeChanged } from './tradeChange.ts'

const token = (digit: number): Token => {
  const address: Address = `0x${String(digit).repeat(40)}`
  return { kind: 'token', address, decimals: 18, symbol: `T${digit}`, name: `Token ${digit}` }
}
const A = token(1)
const B = token(2)
const C = token(3)
const SHOWN: Trade = {
  version: 'v2',
  exact: 'in',
  input: amountOf(A, 10n),
  output: amountOf(B, 9n),
  route: routeThrough(A.address, [pairOf(A.address, 100n, B.address, 100n)]),
  amounts: [10n, 9n],
}

it.each<[string, Partial<Trade>, boolean]>([
  ['nothing', {}, false],
  ['its route alone', { route: routeThrough(A.address, [pairOf(A.address, 99n, B.address, 99n)]) }, false],
  ['its exact side', { exact: 'out' }, true],
  ['the input currency', { input: amountOf(C, 10n) }, true],
  ['the output currency', { output: amountOf(C, 9n) }, true],
  ['the input amount', { input: amountOf(A, 11n) }, true],
  ['the output amount', { output: amountOf(B, 8n) }, true],
])('a trade has changed if it differs in %s (spec: swap-review.price-updated)', (_, change, changed) => {
  expect(hasTradeChanged(SHOWN, { ...SHOWN, ...change })).toBe(changed)
})
