import { musicCollectionFactoryAbi } from '@musi/contracts/abi/musicCollectionFactory'
import type { Address } from '@musi/domain/address'
import { contractValue } from '../requests/contracts/contractValue.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'

/** The newest collections of a factory, newest first. Throws if nobody answers. */
export async function openedCollections(
  request: RpcRequest,
  factory: Address,
  limit: number,
): Promise<readonly Address[]> {
  const contract = { address: factory, abi: musicCollectionFactoryAbi } as const
  const pageFrom = (from: bigint) =>
    contractValue(request, { ...contract, functionName: 'collections', args: [from, BigInt(limit)] })
  // Most factories have opened fewer, so the first page usually suffices.
  const [count, first] = await Promise.all([
    contractValue(request, { ...contract, functionName: 'collectionCount', args: [] }),
    pageFrom(0n),
  ])
  if (count === null) throw new Error('The collection factory did not answer.')
  const page =
    first?.length === Number(count) ? first : await pageFrom(count > BigInt(limit) ? count - BigInt(limit) : 0n)
  if (page === null) throw new Error('The collection factory did not answer.')
  return page.toReversed()
}

/** True if a factory opened this collection. Throws if nobody answers. */
export async function isOpenedCollection(request: RpcRequest, factory: Address, collection: Address): Promise<boolean> {
  const contract = { address: factory, abi: musicCollectionFactoryAbi } as const
  const artist = await contractValue(request, { ...contract, functionName: 'artistOf', args: [collection] })
  if (artist === null) throw new Error('The collection factory did not answer.')
  return !/^0x0+$/.test(artist)
}
