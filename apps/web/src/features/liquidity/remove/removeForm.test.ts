import type { Token } from '@musi/domain/currency'
import { expect, it } from 'vitest'
import { EMPTY, removalInput, removeForm } from './removeForm.ts'

const token = (decimals: number): Token => ({
  kind: 'token',
  address: `0x${'1'.repeat(40)}`,
  decimals,
  symbol: 'T',
  name: 'T',
})
const currencies = { shares: token(18), amountA: token(6), amountB: token(18) }

it('the last value slid or typed counts, in its own units, and a sent removal resets the form (spec: liquidity.removal-fields)', () => {
  const slid = removeForm(EMPTY, { kind: 'slide', percent: 25 })
  expect(removalInput(slid, currencies)).toEqual({ field: 'percent', percent: 25 })
  const typed = removeForm(slid, { kind: 'type', field: 'amountA', text: '1.5' })
  expect(removalInput(typed, currencies)).toEqual({ field: 'amountA', raw: 1_500_000n })
  const detailed = removeForm(typed, { kind: 'detail', isDetailed: true })
  expect(detailed).toEqual({ ...typed, isDetailed: true })
  expect(removeForm(detailed, { kind: 'sent' })).toEqual({ ...EMPTY, isDetailed: true })
})

it.each(['', '.', '0', '1.0000001'])('%j is not an amount of a token with six decimals', (text) => {
  expect(removalInput(removeForm(EMPTY, { kind: 'type', field: 'amountA', text }), currencies)).toBeNull()
})
