import { expect, it } from 'vitest'
import { type Native, amountOf } from '../currency.ts'
import { wrapProblem } from './wrapProblem.ts'

const ETHER: Native = { kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' }
const short = { kind: 'insufficientBalance', currency: ETHER }

it.each([
  ['no amount', null, 5n, { kind: 'enterAmount' }],
  ['the smallest unit', 1n, 5n, null],
  ['zero', 0n, 5n, { kind: 'enterAmount' }],
  ['more than the balance', 6n, 5n, short],
  ['the whole balance', 5n, 5n, null],
  ['an unknown balance', 6n, null, null],
])('wrapping needs an amount within the balance (spec: swap.wrap): %s', (_, raw, balance, problem) => {
  expect(wrapProblem(raw === null ? null : amountOf(ETHER, raw), balance)).toEqual(problem)
})
