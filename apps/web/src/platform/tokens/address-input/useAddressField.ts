import type { NameAddress } from '@musi/chain/names/nameAddress'
import type { Watch } from '@musi/chain/multicall/watch'
import { type AddressField, type Lookup, addressField, addressInput } from '@musi/domain/text/addressField'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { chainReads } from '../../session/chain/chainReads.ts'
import { useWatch } from '../../session/chain/useWatch.ts'
import { contractOf } from '../../page/config/config.ts'
import { twice } from '../../page/loading/twice.ts'
import { nameLookup } from './nameLookup.ts'

const LOADING: NameAddress = { kind: 'loading' }
const WAITING: Watch<NameAddress> = { get: () => LOADING, subscribe: () => () => {} }

async function ask(name: string): Promise<Watch<NameAddress>> {
  const registry = contractOf('nameRegistry')
  const { nameAddress } = await twice(() => import('@musi/chain/names/nameAddress'))
  return nameAddress(chainReads(), registry, name)
}

const lookupOf = (found: NameAddress): Lookup =>
  found.kind === 'loading' ? found : { kind: 'resolved', address: found.kind === 'address' ? found.address : null }

/** What an address field holds; a name is followed to its address at each block. */
export function useAddressField(text: string): AddressField {
  const typed = addressInput(text)
  const [lookup] = useState(() => nameLookup(ask))
  const asked = useSyncExternalStore(lookup.subscribe, lookup.get)
  useEffect(() => lookup.look(typed), [typed, lookup])
  useEffect(() => lookup.cancel, [lookup])
  const found = useWatch(asked?.text === typed ? asked.watch : WAITING)
  return addressField(typed, lookupOf(found))
}
