import type { AddressName } from '@musi/chain/names/addressName'
import type { Watch } from '@musi/chain/multicall/watch'
import type { Address } from '@musi/domain/address'
import { useEffect, useState } from 'react'
import { chainReads } from '../chain/chainReads.ts'
import { useWatch } from '../chain/useWatch.ts'
import { contractOf } from '../../page/config/config.ts'

type Named = { address: Address; watch: Watch<AddressName> }

const NOBODY: Watch<AddressName> = { get: () => NO_NAME, subscribe: () => () => undefined }
const NO_NAME: AddressName = { kind: 'none' }

/** What an address is called; null while that is not known, and where it has no name. The code for it comes when first asked. */
export function useAddressName(address: Address | null): string | null {
  const [named, setNamed] = useState<Named | null>(null)
  useEffect(() => {
    const registry = contractOf('nameRegistry')
    if (address === null || registry === null) return undefined
    let here = true
    const begin = async () => {
      const { addressName } = await import('@musi/chain/names/addressName')
      if (here) setNamed({ address, watch: addressName(chainReads(), registry, address) })
    }
    // Without its name an address is still shown as an address.
    begin().catch(() => undefined)
    return () => {
      here = false
    }
  }, [address])
  const found = useWatch(named !== null && named.address === address ? named.watch : NOBODY)
  return found.kind === 'name' ? found.name : null
}
