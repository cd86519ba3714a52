import type { Identity } from '@musi/chain/explain/directory'
import type { Address } from '@musi/domain/address'
import { useEffect, useSyncExternalStore } from 'react'
import { useRpcOutage } from '#platform/session/freshness/useOutage.ts'
import { usePasskeyAccount } from '#platform/session/wallet/usePasskeyAccount.ts'
import { identityAt, lookUpIdentity, subscribe } from './identities.ts'

const OWN: Identity = { kind: 'passkeyAccount' }

/** The identity of an address by its code on the chain; null while unknown. */
export function useIdentityOnChain(address: Address): Identity | null {
  const identity = useSyncExternalStore(subscribe, () => identityAt(address))
  // A failed lookup is repeated when the chain answers again.
  const isUnreachable = useRpcOutage() !== null
  useEffect(() => {
    if (!isUnreachable) void lookUpIdentity(address)
  }, [address, isUnreachable])
  return identity
}

/** The identity of an address; null while unknown. The connected passkey account is recognised before it is deployed. */
export function useIdentity(address: Address): Identity | null {
  const identity = useIdentityOnChain(address)
  const isOwn = usePasskeyAccount() === address
  return isOwn && (identity === null || identity.kind === 'account') ? OWN : identity
}
