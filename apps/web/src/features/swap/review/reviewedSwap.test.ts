import { type Amount, type Currency, amountOf } from '@musi/domain/currency'
import { maximumSold, minimumReceived } from '@musi/domain/exchange/acceptedAmounts'
import type { Trade } from '@musi/domain/exchange/trade'
import { expect, it } from 'vitest'
import { type ReviewedSwap, hasMoved, reviewedSwap } from './reviewedSwap.ts'

const ETH: Currency = { kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' }
const DAI: Currency = { kind: 'token', address: `0x${'1'.repeat(40)}`, decimals: 18, symbol: 'DAI', name: 'Dai' }
const trade = (input: Amount, output: Amount): Trade => ({
  version: 'v2',
  exact: 'in',
  input,
  output,
  route: { pairs: [], path: [] },
  amounts: [],
})
const reviewed: ReviewedSwap = reviewedSwap(
  trade(amountOf(ETH, 10n), amountOf(DAI, 20n)),
  { address: `0x${'a'.repeat(40)}`, name: 'theo.eth', isNamed: true, isFromLink: false },
  50,
)

it('an exact input is bounded by the minimum received, an exact output by the maximum sold', () => {
  const paid = amountOf(ETH, 10_000n)
  const got = amountOf(DAI, 20_000n)
  const boundOf = (exact: 'in' | 'out') => reviewedSwap({ ...trade(paid, got), exact }, reviewed.receiver, 100).bound
  expect(boundOf('in')).toEqual(minimumReceived(trade(paid, got), 100))
  expect(boundOf('out')).toEqual(maximumSold({ ...trade(paid, got), exact: 'out' }, 100))
  expect([boundOf('in').currency, boundOf('out').currency]).toEqual([DAI, ETH])
})

it('an unchanged live trade has not moved', () => {
  expect(hasMoved(reviewed, { ...reviewed, trade: trade(amountOf(ETH, 10n), amountOf(DAI, 20n)) })).toBe(false)
})

it('another amount or a missing trade is "Price Updated"', () => {
  expect(hasMoved(reviewed, { ...reviewed, trade: trade(amountOf(ETH, 10n), amountOf(DAI, 19n)) })).toBe(true)
  expect(hasMoved(reviewed, { ...reviewed, trade: trade(amountOf(DAI, 10n), amountOf(ETH, 20n)) })).toBe(true)
  expect(hasMoved(reviewed, null)).toBe(true)
})

it('case 41: a name that resolves to another address must be confirmed again', () => {
  const moved = { ...reviewed, receiver: { ...reviewed.receiver, address: `0x${'b'.repeat(40)}` } as const }
  expect(hasMoved(reviewed, moved)).toBe(true)
})
