import type { AddressName } from '@musi/chain/names/addressName'
import type { Watch } from '@musi/chain/multicall/watch'
import type { Address } from '@musi/domain/address'
import { chainReads } from '../chain/chainReads.ts'
import { useWatch } from '../chain/useWatch.ts'
import { useAnswer } from '#platform/page/loading/useAnswer.ts'
import { contractOf } from '#platform/page/config/config.ts'

const WITHOUT_NAME: Watch<AddressName> = { get: () => NO_NAME, subscribe: () => () => undefined }
const NO_NAME: AddressName = { kind: 'none' }

/** The name of an address; null while unknown, and if it has none. The code is loaded on first use. */
export function useAddressName(address: Address | null): string | null {
  const registry = contractOf('nameRegistry')
  // If the code fails to load, the address itself is shown.
  const answer = useAnswer(address === null || registry === null ? null : address, async () => {
    const { addressName } = await import('@musi/chain/names/addressName')
    return address !== null && registry !== null ? addressName(chainReads(), registry, address) : WITHOUT_NAME
  })
  const result = useWatch(answer.kind === 'ready' ? answer.value : WITHOUT_NAME)
  return result.kind === 'name' ? result.name : null
}
