import type { NameAddress } from '@musi/chain/names/nameAddress'
import type { Watch } from '@musi/chain/multicall/watch'
import { type AddressField, type Lookup, addressField, addressInput } from '@musi/domain/text/addressField'
import { useEffect, useState } from 'react'
import { chainReads } from '#platform/session/chain/chainReads.ts'
import { useWatch } from '#platform/session/chain/useWatch.ts'
import { contractOf } from '#platform/page/config/config.ts'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { nameLookup } from './nameLookup.ts'

const LOADING: NameAddress = { kind: 'loading' }
const LOADING_WATCH: Watch<NameAddress> = { get: () => LOADING, subscribe: () => () => {} }

async function watchName(name: string): Promise<Watch<NameAddress>> {
  const registry = contractOf('nameRegistry')
  const { nameAddress } = await retryOnce(() => import('@musi/chain/names/nameAddress'))
  return nameAddress(chainReads(), registry, name)
}

const lookupOf = (name: NameAddress): Lookup =>
  name.kind === 'loading' ? name : { kind: 'resolved', address: name.kind === 'address' ? name.address : null }

/** The content of an address field; a name is resolved again at each block. */
export function useAddressField(text: string): AddressField {
  const typed = addressInput(text)
  const [lookup] = useState(() => nameLookup(watchName))
  const current = useVisitValue(lookup)
  useEffect(() => lookup.setText(typed), [typed, lookup])
  useEffect(() => lookup.cancel, [lookup])
  const name = useWatch(current?.text === typed ? current.watch : LOADING_WATCH)
  return addressField(typed, lookupOf(name))
}
