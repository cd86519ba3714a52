import type { Identity } from '@musi/chain/explain/directory'
import type { Address } from '@musi/domain/address'
import { useEffect, useSyncExternalStore } from 'react'
import { identityAt, learn, subscribe } from './identities.ts'

/** The identity of an address; null while unknown. */
export function useIdentity(address: Address): Identity | null {
  const identity = useSyncExternalStore(subscribe, () => identityAt(address))
  useEffect(() => void learn(address), [address])
  return identity
}
