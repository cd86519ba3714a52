import { describe, expect, it } from 'vitest'
import type { Currency } from '../currency.ts'
import { testTokenAddress } from './oracle/seededPairs.ts'
import { pooledToken, wrapType } from './wrap.ts'

const wrappedNative = testTokenAddress(0)
const native: Currency = { kind: 'native', decimals: 18, symbol: '', name: '' }
const token = (at: number): Currency => ({ ...native, kind: 'token', address: testTokenAddress(at) })
const wrapped = token(0)
const other = token(1)

describe('wrap and unwrap apply when the pair is native and its own wrapped token', () => {
  it.each([
    [native, wrapped, 'wrap'],
    [wrapped, native, 'unwrap'],
    [native, other, 'notApplicable'],
    [other, native, 'notApplicable'],
    [wrapped, other, 'notApplicable'],
    [wrapped, wrapped, 'notApplicable'],
    [native, native, 'notApplicable'],
  ] as const)('%#', (input, output, type) => {
    expect(wrapType(input, output, wrappedNative)).toBe(type)
  })
})

it('pairs treat the native currency as its wrapped token', () => {
  expect(pooledToken(native, wrappedNative)).toBe(wrappedNative)
  expect(pooledToken(other, wrappedNative)).toBe(testTokenAddress(1))
})
