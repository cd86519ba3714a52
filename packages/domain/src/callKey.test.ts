import { describe, expect, it } from 'vitest'
import { callKey } from './callKey.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

describe('a call key', () => {
  it('is the address, a dash and the calldata', () => {
    const call = { address, callData: '0x70a08231' } as const
    expect(callKey(call)).toBe(`${address}-0x70a08231`)
    expect(callKey({ address, callData: '0x' })).toBe(`${address}-0x`)
  })

  it.each(['0x12', '0xZ', address.slice(2), `${address}0`] as `0x${string}`[])(
    'is refused for the address %s',
    (bad) => {
      expect(() => callKey({ address: bad, callData: '0x' })).toThrow(`Invalid address: ${bad}`)
    },
  )

  it.each(['0xAB', '70a0', '0x-', ''] as `0x${string}`[])('is refused for the calldata %s', (bad) => {
    expect(() => callKey({ address, callData: bad })).toThrow(`Invalid hex: ${bad}`)
  })
})
