import type { Address } from '@musi/domain/address'
import type { CallState } from '@musi/domain/multicall/callState'
import { ensName } from '@musi/domain/text/ensName'
import type { MulticallStore } from '../multicall/multicallStore.ts'
import type { Watch } from '../multicall/watch.ts'
import { watchNext } from '../multicall/watchNext.ts'
import { watchRead } from '../multicall/watchReads.ts'
import { type NameAddress, nameAddress } from './nameAddress.ts'
import { nameAtNode, resolverOf, reverseNodeOf } from './nameReads.ts'

export type AddressName = { kind: 'loading' } | { kind: 'none' } | { kind: 'name'; name: string }

const LOADING: AddressName = { kind: 'loading' }
const NONE: AddressName = { kind: 'none' }
const ALWAYS_NONE: Watch<AddressName> = { get: () => NONE, subscribe: () => () => {} }

/** Caches the watch of the last key. */
function cacheLastWatch<Key, Value>(make: (key: Key) => Watch<Value>): (key: Key) => Watch<Value> {
  let cached: { key: Key; watch: Watch<Value> } | null = null
  return (key) => {
    if (cached?.key !== key) cached = { key, watch: make(key) }
    return cached.watch
  }
}

const loadingOrNone = (state: CallState<unknown>): AddressName => (state.kind === 'loading' ? LOADING : NONE)

/** The name of an address. Anybody can claim any name, so it counts only if the name resolves back to the address. */
export function addressName(store: MulticallStore, registry: Address | null, address: Address): Watch<AddressName> {
  if (registry === null) return ALWAYS_NONE
  const node = reverseNodeOf(address)

  const verifiedName = cacheLastWatch((name: string) =>
    watchNext<NameAddress, AddressName>(nameAddress(store, registry, name), (lookup) => {
      if (lookup.kind === 'loading') return { value: LOADING }
      return { value: lookup.kind === 'address' && lookup.address === address ? { kind: 'name', name } : NONE }
    }),
  )

  const claimedName = cacheLastWatch((resolver: Address) =>
    watchNext<CallState<string>, AddressName>(watchRead(store, nameAtNode(resolver, node)), (state) => {
      const name = state.kind === 'value' ? ensName(state.value) : null
      return name === null || name.path !== null ? { value: loadingOrNone(state) } : { watch: verifiedName(name.name) }
    }),
  )

  return watchNext<CallState<Address | null>, AddressName>(watchRead(store, resolverOf(registry, node)), (state) =>
    state.kind === 'value' && state.value !== null
      ? { watch: claimedName(state.value) }
      : { value: loadingOrNone(state) },
  )
}
