import type { BookRole } from '@musi/domain/addressBook'

export type KnownCall = { readonly role: BookRole; readonly signature: string }

/**
 * Calls to known contracts offered for the treasury, besides sending tokens (spec: governance.propose). Unwrapping is
 * not offered: the governor cannot send native currency on, so it would be stuck.
 */
export const KNOWN_CALLS: readonly KnownCall[] = [
  { role: 'governanceToken', signature: 'setMinter(address)' },
  { role: 'governanceToken', signature: 'mint(address,uint256)' },
  { role: 'governanceToken', signature: 'approve(address,uint256)' },
  { role: 'timelock', signature: 'setPendingAdmin(address)' },
  { role: 'v2Factory', signature: 'setFeeTo(address)' },
  { role: 'v2Factory', signature: 'setFeeToSetter(address)' },
]
