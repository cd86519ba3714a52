import { musicCollectionFactoryAbi } from '@musi/contracts/abi/musicCollectionFactory'
import type { Address } from '@musi/domain/address'
import { aggregatedCalls } from '../multicall/aggregatedCalls.ts'
import { addressOrNull, callData } from '../multicall/words.ts'
import { contractValue } from '../requests/contracts/contractValue.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'

/** A collection and the artist it was opened for. */
export type OpenedCollection = { readonly address: Address; readonly artist: Address | null }

type Contracts = { factory: Address; multicall: Address }

/** artistOf(address) */
const ARTIST_OF = '0x709f64ff'

const unreadError = () => new Error('The collection factory did not answer.')

/** Number of collections a factory has opened. Throws if nobody answers. */
export async function openedCollectionCount(request: RpcRequest, factory: Address): Promise<number> {
  const contract = { address: factory, abi: musicCollectionFactoryAbi } as const
  const count = await contractValue(request, { ...contract, functionName: 'collectionCount', args: [] })
  if (count === null) throw unreadError()
  return Number(count)
}

/** Collections from an index on, in order of opening. Throws if nobody answers. */
export async function openedCollectionsFrom(
  request: RpcRequest,
  { factory, multicall }: Contracts,
  from: number,
  limit: number,
): Promise<readonly OpenedCollection[]> {
  const contract = { address: factory, abi: musicCollectionFactoryAbi } as const
  const args = [BigInt(from), BigInt(limit)] as const
  const addresses = await contractValue(request, { ...contract, functionName: 'collections', args })
  if (addresses === null) throw unreadError()
  if (addresses.length === 0) return []
  const reads = addresses.map((address) => ({ address: factory, callData: callData(ARTIST_OF, address) }))
  const { answers } = await aggregatedCalls(request, multicall, reads)
  return addresses.map((address, at) => {
    const answer = answers[at]
    return { address, artist: answer ? (addressOrNull(answer) ?? null) : null }
  })
}
