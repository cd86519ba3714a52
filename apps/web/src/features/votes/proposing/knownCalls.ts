import type { BookRole } from '@musi/domain/addressBook'

export type KnownCall = { readonly role: BookRole; readonly signature: string }

/**
 * What the treasury may do with the contracts of a chain of ours beyond sending tokens (spec: governance.propose). Unwrapping is
 * not among them: the governor cannot send native currency on, so that it would be stuck.
 */
export const KNOWN_CALLS: readonly KnownCall[] = [
  { role: 'governanceToken', signature: 'setMinter(address)' },
  { role: 'governanceToken', signature: 'mint(address,uint256)' },
  { role: 'governanceToken', signature: 'approve(address,uint256)' },
  { role: 'timelock', signature: 'setPendingAdmin(address)' },
  { role: 'v2Factory', signature: 'setFeeTo(address)' },
  { role: 'v2Factory', signature: 'setFeeToSetter(address)' },
]
