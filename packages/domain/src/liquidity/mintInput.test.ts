import { describe, expect, it } from 'vitest'
import { withTypedAmount, type MintInput } from './mintInput.ts'

const both: MintInput = { independentField: 'CURRENCY_A', typedValue: '1', otherTypedValue: '2' }

describe('typed amounts while adding liquidity (spec: liquidity.typed-amounts)', () => {
  it('are independent in a new pool, so typing in one field keeps the other text', () => {
    expect(withTypedAmount(both, 'CURRENCY_A', '5', true)).toEqual({ ...both, typedValue: '5' })
    expect(withTypedAmount(both, 'CURRENCY_B', '5', true)).toEqual({
      independentField: 'CURRENCY_B',
      typedValue: '5',
      otherTypedValue: '1',
    })
  })

  it('replace each other in an existing pool: typing one clears the stored other text', () => {
    expect(withTypedAmount(both, 'CURRENCY_A', '5', false)).toEqual({ ...both, typedValue: '5', otherTypedValue: '' })
    expect(withTypedAmount(both, 'CURRENCY_B', '5', false)).toMatchObject({ typedValue: '5', otherTypedValue: '' })
  })
})
