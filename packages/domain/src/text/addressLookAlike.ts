import type { Address } from '../address.ts'

export type AddressLookAlike = {
  readonly original: Address
  /** Positions that differ, as indices into the text (`0x` takes 0 and 1). The warning marks them. */
  readonly differsAt: readonly number[]
}

/** Lengths of the ends that a shortened address shows (spec: money.short-address), which an impostor imitates. */
const SHOWN_HEAD = '0x'.length + 4
const SHOWN_TAIL = 4

const ends = (lowerCase: string) => lowerCase.slice(0, SHOWN_HEAD) + lowerCase.slice(-SHOWN_TAIL)

/** An unknown address that looks like a known one when both are shortened (case 40). */
export function addressLookAlike(address: Address, known: Iterable<Address>): AddressLookAlike | null {
  const candidate = address.toLowerCase()
  let lookAlike: AddressLookAlike | null = null
  for (const knownAddress of known) {
    const knownLowerCase = knownAddress.toLowerCase()
    // A known address is no impostor, even if another known one looks like it.
    if (knownLowerCase === candidate) return null
    if (lookAlike === null && ends(knownLowerCase) === ends(candidate))
      lookAlike = {
        original: knownAddress,
        differsAt: Array.from(knownLowerCase, (_, at) => at).filter((at) => knownLowerCase[at] !== candidate[at]),
      }
  }
  return lookAlike
}
