import type { ChecksumCheck } from '@musi/domain/claim/accountLine'
import type { BulkKeccak } from '@musi/domain/claim/bulkKeccak'

const ZERO_LETTER = 0x30
const NINE = 0x39
const LOWER = 0x20

/** EIP-55 for millions of addresses: one hash in place, without allocating strings. */
export function isChecksumValid(keccak: BulkKeccak): ChecksumCheck {
  const letters = Buffer.alloc(42)
  const lower = new Uint8Array(40)
  const hash = new Uint8Array(32)
  return (address) => {
    letters.write(address, 'latin1')
    for (let at = 0; at < 40; at++) lower[at] = (letters[at + 2] ?? ZERO_LETTER) | LOWER
    keccak.messages(lower, 40, 1, hash)
    for (let at = 0; at < 40; at++) {
      const letter = letters[at + 2] ?? ZERO_LETTER
      const nibble = ((hash[at >> 1] ?? 0) >> (at % 2 === 0 ? 4 : 0)) & 15
      if (letter > NINE && ((letter & LOWER) !== 0) === nibble >= 8) return false
    }
    return true
  }
}
