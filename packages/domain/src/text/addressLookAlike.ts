import type { Address } from '../address.ts'

export type AddressLookAlike = {
  readonly of: Address
  /** Where the two differ, as places in the text (`0x` are places 0 and 1): what the warning marks. */
  readonly differsAt: readonly number[]
}

/** What a shortened address shows at each end (spec: money.short-address), and so what an impostor takes the trouble to copy. */
const SHOWN_HEAD = '0x'.length + 4
const SHOWN_TAIL = 4

const ends = (lowerCase: string) => lowerCase.slice(0, SHOWN_HEAD) + lowerCase.slice(-SHOWN_TAIL)

/** An address that reads like one of those known here when both are shortened, and is another (case 40). */
export function addressLookAlike(address: Address, known: Iterable<Address>): AddressLookAlike | null {
  const asked = address.toLowerCase()
  let found: AddressLookAlike | null = null
  for (const one of known) {
    const other = one.toLowerCase()
    // Known itself: whoever else looks like it is the impostor.
    if (other === asked) return null
    if (found === null && ends(other) === ends(asked))
      found = { of: one, differsAt: Array.from(other, (_, at) => at).filter((at) => other[at] !== asked[at]) }
  }
  return found
}
