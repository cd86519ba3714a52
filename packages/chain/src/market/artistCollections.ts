import { musicCollectionAbi } from '@musi/contracts/abi/musicCollection'
import { musicCollectionFactoryAbi } from '@musi/contracts/abi/musicCollectionFactory'
import type { Address } from '@musi/domain/address'
import { contractValue } from '../requests/contracts/contractValue.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'

export type ArtistCollection = {
  readonly address: Address
  readonly name: string
  readonly symbol: string
  /** Number of pieces. */
  readonly pieces: number
}

/** The newest are offered to go on with. */
const MOST_NAMED = 20
/** Texts anybody can choose are bounded here for display. */
const LONGEST = 200

const unread = () => new Error('The collections of this artist cannot be read.')

/** Collections an artist has opened, newest first, with their number. Throws if nobody answers. */
export async function artistCollections(
  request: RpcRequest,
  factory: Address,
  artist: Address,
): Promise<{ readonly count: number; readonly newest: readonly ArtistCollection[] }> {
  const all = await contractValue(request, {
    address: factory,
    abi: musicCollectionFactoryAbi,
    functionName: 'collectionsOf',
    args: [artist],
  } as const)
  if (all === null) throw unread()
  const newest = await Promise.all(
    all
      .toReversed()
      .slice(0, MOST_NAMED)
      .map(async (address) => {
        const contract = { address, abi: musicCollectionAbi, args: [] } as const
        const [name, symbol, pieces] = await Promise.all([
          contractValue(request, { ...contract, functionName: 'name' }),
          contractValue(request, { ...contract, functionName: 'symbol' }),
          contractValue(request, { ...contract, functionName: 'totalSupply' }),
        ])
        if (name === null || symbol === null || pieces === null) throw unread()
        return { address, name: name.slice(0, LONGEST), symbol: symbol.slice(0, LONGEST), pieces: Number(pieces) }
      }),
  )
  return { count: all.length, newest }
}
