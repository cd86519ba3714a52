import type { Address } from '../address.ts'

type Sources = {
  /** The selected list and the known tokens. */
  readonly listed: { has: (address: Address) => boolean }
  readonly addedByUser: { has: (address: Address) => boolean }
}

/** The note on a row of a token off the list: 'Found by address (Add)' or 'Added by user (Remove)' (spec: token-select.off-list). */
export function offListRow(
  address: Address,
  { listed, addedByUser }: Sources,
): 'foundByAddress' | 'addedByUser' | null {
  if (listed.has(address)) return null
  return addedByUser.has(address) ? 'addedByUser' : 'foundByAddress'
}
