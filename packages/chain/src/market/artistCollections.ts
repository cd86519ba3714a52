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

/** Number of newest collections returned with their names. */
const MAX_NAMED = 20
/** Maximum length of displayed names, which anybody can choose. */
const MAX_LENGTH = 200

const unreadError = () => new Error('The collections of this artist cannot be read.')

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
  if (all === null) throw unreadError()
  const newest = await Promise.all(
    all
      .toReversed()
      .slice(0, MAX_NAMED)
      .map(async (address) => {
        const contract = { address, abi: musicCollectionAbi, args: [] } as const
        const [name, symbol, pieces] = await Promise.all([
          contractValue(request, { ...contract, functionName: 'name' }),
          contractValue(request, { ...contract, functionName: 'symbol' }),
          contractValue(request, { ...contract, functionName: 'totalSupply' }),
        ])
        if (name === null || symbol === null || pieces === null) throw unreadError()
        return { address, name: name.slice(0, MAX_LENGTH), symbol: symbol.slice(0, MAX_LENGTH), pieces: Number(pieces) }
      }),
  )
  return { count: all.length, newest }
}
