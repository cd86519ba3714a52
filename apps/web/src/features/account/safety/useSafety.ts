import { type PendingKey, pendingKey, secondSignerBytes } from '@musi/chain/reads/accounts/recovery'
import { type SecondSigner, secondSigner } from '@musi/domain/accounts/secondSigner'
import type { Address } from '@musi/domain/address'
import type { CallState } from '@musi/domain/multicall/callState'
import { contractOf } from '#platform/page/config/config.ts'
import { useRead } from '#platform/session/chain/useRead.ts'
import { useIdentityOnChain } from '#platform/tokens/explain/useIdentity.ts'

/** The second signer of an account, and the key that was proposed for it; null if none was. */
export type Safety =
  | { readonly kind: 'reading' | 'unread' }
  | { readonly kind: 'read'; readonly signer: SecondSigner; readonly pending: PendingKey | null }

/** An account that is not deployed yet has no contract that could answer. */
const NOT_OPEN: Safety = { kind: 'read', signer: { kind: 'none' }, pending: null }

const isMissing = (state: CallState<unknown>) => state.kind === 'error' || state.overdue

export function useSafety(account: Address): Safety {
  const bytes = useRead(secondSignerBytes(account))
  const key = useRead(pendingKey(account))
  const identity = useIdentityOnChain(account)
  if (bytes.kind === 'value' && key.kind === 'value') {
    const signer = secondSigner(bytes.value, contractOf('passkeyVerifier'))
    return { kind: 'read', signer, pending: key.value === 'none' ? null : key.value }
  }
  if (bytes.kind === 'error' && identity?.kind === 'account') return NOT_OPEN
  const isWaitingForIdentity = bytes.kind === 'error' && identity === null
  return { kind: !isWaitingForIdentity && (isMissing(bytes) || isMissing(key)) ? 'unread' : 'reading' }
}
