import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAddress, shortenAddress } from './address.ts'

// The four examples of EIP-55 with mixed case.
const CHECKSUMMED = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]

const hexDigits = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'.split('')), minLength: 40, maxLength: 40 })

describe('an address', () => {
  it.each(CHECKSUMMED)('%s is accepted with its checksum, in a single case, and without 0x', (address) => {
    const hex = address.slice(2)
    for (const form of [
      address,
      hex,
      hex.toLowerCase(),
      hex.toUpperCase(),
      `0x${hex.toLowerCase()}`,
      `0x${hex.toUpperCase()}`,
    ])
      expect(parseAddress(form)).toBe(address)
  })

  it.each([
    '',
    '0x',
    'ETH',
    '0x5aaEb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAedd',
    '0X5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    ' 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg',
  ])('%j is refused: wrong checksum, length or letters', (text) => {
    expect(parseAddress(text)).toBeNull()
  })

  it('a parsed address parses to itself', () => {
    fc.assert(
      fc.property(hexDigits, (hex) => {
        const once = parseAddress(hex)
        expect(once).not.toBeNull()
        if (once !== null) expect(parseAddress(once)).toBe(once)
      }),
    )
  })
})

describe('a shortened address', () => {
  it('shows 0x, four characters, three dots and four characters', () => {
    expect(shortenAddress('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')).toBe('0x5aAe...eAed')
  })

  it("throws Invalid 'address' parameter for anything else", () => {
    expect(() => shortenAddress('0xabc')).toThrow("Invalid 'address' parameter '0xabc'.")
  })
})
