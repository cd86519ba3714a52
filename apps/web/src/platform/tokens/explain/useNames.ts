import { type Address, shortenAddress } from '@musi/domain/address'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { listenerName } from '#platform/session/names/listenerName.ts'
import { identityAt, lookUpIdentity, subscribe } from './identities.ts'

function nameOf(address: Address): string {
  const identity = identityAt(address)
  if (identity?.kind === 'token') return `${identity.symbol} ${identity.name}`
  if (identity?.kind === 'passkeyAccount') return listenerName(address)
  return identity?.kind === 'person' ? identity.name : shortenAddress(address)
}

type Kind = 'tokens' | 'people'

/** Names of addresses, for sorting, searching and sentences; each is looked up once. */
export function useNames(addresses: readonly Address[], kind: Kind): (address: Address) => string {
  const key = addresses.join(' ')
  // Joined to a string, so that the value only changes when a name arrives.
  useSyncExternalStore(subscribe, () => addresses.map(nameOf).join('\n'))
  // Runs before the rows look up names, because they do not know that a token is a contract.
  useLayoutEffect(() => {
    for (const address of key.split(' ')) if (address !== '') void lookUpIdentity(address as Address, kind === 'tokens')
  }, [key, kind])
  return nameOf
}
