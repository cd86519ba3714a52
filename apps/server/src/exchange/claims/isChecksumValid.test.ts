import { randomBytes } from 'node:crypto'
import { parseAddress } from '@musi/domain/address'
import { expect, it } from 'vitest'
import { isChecksumValid } from './isChecksumValid.ts'
import { wasmKeccak } from './wasmKeccak.ts'

it('the fast checksum agrees with the plain one, for wrong letter cases too', () => {
  const holds = isChecksumValid(wasmKeccak())
  for (let round = 0; round < 300; round++) {
    const address = parseAddress(`0x${randomBytes(20).toString('hex')}`)
    if (!address) throw new Error('Random bytes are an address.')
    expect(holds(address)).toBe(true)
    const at = 2 + (round % 40)
    const letter = address.charAt(at)
    const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
    expect(holds(address.slice(0, at) + other + address.slice(at + 1))).toBe(letter === other)
  }
})
