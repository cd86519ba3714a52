import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { Address } from '../address.ts'
import type { Hex } from '../untrusted.ts'

/** Terms of a coin tab (spec: tab.terms). */
export type TabTerms = {
  readonly listener: Address
  /** Settles what was played. */
  readonly keeper: Address
  readonly token: Address
  /** Signs the vouchers. */
  readonly key: Address
  readonly expiresSeconds: bigint
  /** Seconds between closing the tab and the return of the rest. */
  readonly noticeSeconds: bigint
  readonly salt: Hex
}

const word = (value: bigint) => value.toString(16).padStart(64, '0')

/** The id of a tab: the hash of its terms as the contract encodes them. */
export function tabIdOf({ listener, keeper, token, key, expiresSeconds, noticeSeconds, salt }: TabTerms): Hex {
  const words = [listener, keeper, token, key, expiresSeconds, noticeSeconds, salt].map((value) => word(BigInt(value)))
  return `0x${bytesToHex(keccak_256(hexToBytes(words.join(''))))}`
}
