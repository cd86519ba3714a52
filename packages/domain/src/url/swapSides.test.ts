import { describe, expect, it } from 'vitest'
import type { Address } from '../address.ts'
import { switchedSides, withSelected } from './swapSides.ts'

const A: Address = `0x${'1'.repeat(40)}`
const B: Address = `0x${'2'.repeat(40)}`
const state = { input: 'ETH', output: A, exact: 'in', typed: '1.5' } as const
const switched = { input: A, output: 'ETH', exact: 'out', typed: '1.5' }

describe('the two sides of a swap (spec: swap.sides)', () => {
  it('are exchanged by the arrow, together with the typed side', () => {
    expect(switchedSides(state)).toEqual(switched)
    expect(switchedSides(switchedSides(state))).toEqual(state)
  })

  it('are exchanged by selecting the other side’s currency', () => {
    expect(withSelected(state, 'in', A)).toEqual(switched)
    expect(withSelected(state, 'out', 'ETH')).toEqual(switched)
  })

  it('change on one side by selecting any other currency', () => {
    expect(withSelected(state, 'in', B)).toEqual({ ...state, input: B })
    expect(withSelected(state, 'out', B)).toEqual({ ...state, output: B })
    expect(withSelected(state, 'out', A)).toEqual(state)
    expect(withSelected({ ...state, output: null }, 'out', B)).toEqual({ ...state, output: B })
  })
})
