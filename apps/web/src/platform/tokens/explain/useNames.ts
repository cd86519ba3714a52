import { type Address, shortenAddress } from '@musi/domain/address'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { identityAt, learn, subscribe } from './identities.ts'

function nameOf(address: Address): string {
  const identity = identityAt(address)
  if (identity?.kind === 'token') return `${identity.symbol} ${identity.name}`
  return identity?.kind === 'person' ? identity.name : shortenAddress(address)
}

type Kind = 'tokens' | 'people'

/** What addresses are called, to sort and search by and for sentences; each is looked up once. */
export function useNames(addresses: readonly Address[], kind: Kind): (address: Address) => string {
  const key = addresses.join(' ')
  // A text, so that it is the same as long as no name comes.
  useSyncExternalStore(subscribe, () => addresses.map(nameOf).join('\n'))
  // Before the rows ask, which do not know that a token is a contract.
  useLayoutEffect(() => {
    for (const address of key.split(' ')) if (address !== '') void learn(address as Address, kind === 'tokens')
  }, [key, kind])
  return nameOf
}
