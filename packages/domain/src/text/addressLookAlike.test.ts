import { describe, expect, it } from 'vitest'
import { type Address, shortenAddress } from '../address.ts'
import { addressLookAlike } from './addressLookAlike.ts'

const known: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const other: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const poisoned: Address = `0x5aae${'1'.repeat(32)}eaed`

describe('an address that looks like a known one', () => {
  it('case 40: is reported with the positions where the two differ', () => {
    const alike = `${known.slice(0, 10)}00${known.slice(12)}` as Address
    expect(addressLookAlike(alike.toLowerCase() as Address, [other, known])).toEqual({
      original: known,
      differsAt: [10, 11],
    })
  })

  it('case 40: is any address that looks the same when both are shortened', () => {
    expect(shortenAddress(poisoned).toLowerCase()).toBe(shortenAddress(known).toLowerCase())
    expect(addressLookAlike(poisoned, [known])?.original).toBe(known)
    expect(addressLookAlike(poisoned, [known])?.differsAt.every((at) => at >= 6 && at < 38)).toBe(true)
  })

  it('is not itself a known address, even beside a known impostor', () => {
    expect(addressLookAlike(known, [poisoned, known])).toBeNull()
    expect(addressLookAlike(known, [known, poisoned])).toBeNull()
  })

  it('is not an address that is equal at one end only', () => {
    expect(addressLookAlike(other, [known])).toBeNull()
    expect(addressLookAlike(`${known.slice(0, 38)}0000` as Address, [known])).toBeNull()
    expect(addressLookAlike(`0x0000${known.slice(6)}` as Address, [known])).toBeNull()
  })
})
