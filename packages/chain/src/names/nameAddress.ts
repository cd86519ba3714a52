import type { Address } from '@musi/domain/address'
import type { CallState } from '@musi/domain/multicall/callState'
import { recipientName } from '@musi/domain/text/ensName'
import type { MulticallStore } from '../multicall/multicallStore.ts'
import type { Watch } from '../multicall/watch.ts'
import { watchNext } from '../multicall/watchNext.ts'
import { watchRead } from '../multicall/watchReads.ts'
import { addressAtNode, nodeOf, resolverOf } from './nameReads.ts'

/** `none`: the name does not resolve, or it is not a valid name. */
export type NameAddress = { kind: 'loading' } | { kind: 'none' } | { kind: 'address'; address: Address }

const LOADING: NameAddress = { kind: 'loading' }
const NONE: NameAddress = { kind: 'none' }
const ALWAYS_NONE: Watch<NameAddress> = { get: () => NONE, subscribe: () => () => {} }

const toNameAddress = (state: CallState<Address | null>): NameAddress => {
  if (state.kind === 'loading') return LOADING
  return state.kind === 'value' && state.value !== null ? { kind: 'address', address: state.value } : NONE
}

/** The address of a name, at each block: its resolver is looked up and then called (spec: names.lookup). */
export function nameAddress(store: MulticallStore, registry: Address | null, text: string): Watch<NameAddress> {
  const name = recipientName(text)
  if (registry === null || name === null) return ALWAYS_NONE
  const node = nodeOf(name)
  let cached: { resolver: Address; watch: Watch<NameAddress> } | null = null

  function watchResolver(resolver: Address): Watch<NameAddress> {
    // While the resolver stays the same, so does the watch; otherwise each block would drop it and fetch it again.
    if (cached?.resolver !== resolver) {
      const watch = watchNext(watchRead(store, addressAtNode(resolver, node)), (state) => ({
        value: toNameAddress(state),
      }))
      cached = { resolver, watch }
    }
    return cached.watch
  }

  return watchNext(watchRead(store, resolverOf(registry, node)), (state) => {
    const resolver = toNameAddress(state)
    return resolver.kind === 'address' ? { watch: watchResolver(resolver.address) } : { value: resolver }
  })
}
