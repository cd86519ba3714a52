import { presentKeyX } from '@musi/chain/reads/accounts/recovery'
import type { Address } from '@musi/domain/address'
import { useRead } from '#platform/session/chain/useRead.ts'
import { passkeyMemory } from '#platform/session/wallet/passkey/passkeyMemory.ts'

/** True if the account belongs to another passkey than the one that this browser uses. */
export function useIsKeyReplaced(account: Address): boolean {
  const present = useRead(presentKeyX(account))
  const known = passkeyMemory.read()?.x.toLowerCase()
  return present.kind === 'value' && known !== undefined && present.value !== known
}
