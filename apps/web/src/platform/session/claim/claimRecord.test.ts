import { expect, it } from 'vitest'
import { readClaimRecord } from './claimRecord.ts'

it('a claim is its index and its amount to the last digit', () => {
  expect(readClaimRecord({ index: 7, amount: '0x15af1d78b58c400000', proof: [] })).toEqual({
    index: 7,
    amount: 400n * 10n ** 18n,
  })
})

it.each([
  null,
  'claim',
  {},
  { index: 7 },
  { index: -1, amount: '0x1' },
  { index: 1.5, amount: '0x1' },
  { index: 1, amount: '400' },
  { index: 1, amount: 400 },
  { index: 1, amount: '0x' },
])('%j is not a claim', (answer) => {
  expect(readClaimRecord(answer)).toBeUndefined()
})
