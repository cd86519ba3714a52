import type { Address } from '../address.ts'

export type AddressLookAlike = {
  readonly original: Address
  /** Positions that differ, as indices into the text (`0x` takes 0 and 1). The warning marks them. */
  readonly differsAt: readonly number[]
}

/** The characters a shortened address shows at each end (spec: money.short-address), and thus what an impostor imitates. */
const SHOWN_HEAD = '0x'.length + 4
const SHOWN_TAIL = 4

const ends = (lowerCase: string) => lowerCase.slice(0, SHOWN_HEAD) + lowerCase.slice(-SHOWN_TAIL)

/** An unknown address that looks like a known one when both are shortened (case 40). */
export function addressLookAlike(address: Address, known: Iterable<Address>): AddressLookAlike | null {
  const candidate = address.toLowerCase()
  let lookAlike: AddressLookAlike | null = null
  for (const knownAddress of known) {
    const knownLowerCase = knownAddress.toLowerCase()
    // The address itself is known, so any look-alike is the impostor.
    if (knownLowerCase === candidate) return null
    if (lookAlike === null && ends(knownLowerCase) === ends(candidate))
      lookAlike = {
        original: knownAddress,
        differsAt: Array.from(knownLowerCase, (_, at) => at).filter((at) => knownLowerCase[at] !== candidate[at]),
      }
  }
  return lookAlike
}
