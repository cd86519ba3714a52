import type { Token } from '@musi/domain/currency'
import { expect, it } from 'vitest'
import { EMPTY_FORM, removalInput, removeFormReducer } from './removeForm.ts'

const token = (decimals: number): Token => ({
  kind: 'token',
  address: `0x${'1'.repeat(40)}`,
  decimals,
  symbol: 'T',
  name: 'T',
})
const currencies = { shares: token(18), amountA: token(6), amountB: token(18) }

it('the last value set by slider or typed counts, in its own units, and a sent removal resets the form (spec: liquidity.removal-fields)', () => {
  const slid = removeFormReducer(EMPTY_FORM, { kind: 'slide', percent: 25 })
  expect(removalInput(slid, currencies)).toEqual({ field: 'percent', percent: 25 })
  const typed = removeFormReducer(slid, { kind: 'type', field: 'amountA', text: '1.5' })
  expect(removalInput(typed, currencies)).toEqual({ field: 'amountA', raw: 1_500_000n })
  const detailed = removeFormReducer(typed, { kind: 'detail', isDetailed: true })
  expect(detailed).toEqual({ ...typed, isDetailed: true })
  expect(removeFormReducer(detailed, { kind: 'sent' })).toEqual({ ...EMPTY_FORM, isDetailed: true })
})

it.each(['', '.', '0', '1.0000001'])('%j is not an amount of a token with six decimals', (text) => {
  expect(removalInput(removeFormReducer(EMPTY_FORM, { kind: 'type', field: 'amountA', text }), currencies)).toBeNull()
})
