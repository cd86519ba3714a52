import type { AddressName } from '@musi/chain/names/addressName'
import type { Watch } from '@musi/chain/multicall/watch'
import type { Address } from '@musi/domain/address'
import { chainReads } from '../chain/chainReads.ts'
import { useWatch } from '../chain/useWatch.ts'
import { useAnswer } from '../../page/loading/useAnswer.ts'
import { contractOf } from '../../page/config/config.ts'

const NOBODY: Watch<AddressName> = { get: () => NO_NAME, subscribe: () => () => undefined }
const NO_NAME: AddressName = { kind: 'none' }

/** What an address is called; null while that is not known, and where it has no name. The code for it comes when first asked. */
export function useAddressName(address: Address | null): string | null {
  const registry = contractOf('nameRegistry')
  // Without its name an address is still shown as an address.
  const answer = useAnswer(address === null || registry === null ? null : address, async () => {
    const { addressName } = await import('@musi/chain/names/addressName')
    return address !== null && registry !== null ? addressName(chainReads(), registry, address) : NOBODY
  })
  const found = useWatch(answer.kind === 'ready' ? answer.value : NOBODY)
  return found.kind === 'name' ? found.name : null
}
