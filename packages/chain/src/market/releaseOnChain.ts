import { musicCollectionAbi } from '@musi/contracts/abi/musicCollection'
import { musicCollectionFactoryAbi } from '@musi/contracts/abi/musicCollectionFactory'
import type { Address } from '@musi/domain/address'
import { contractValue } from '../requests/contracts/contractValue.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'

/** A release in progress, with counts from before it to identify what it created. */
type ReleaseInProgress = {
  factory: Address
  market: Address
  artist: Address
  /** The existing collection; null if the release opens a new one, named `collectionName`, after `collectionsBefore` others. */
  collection: Address | null
  collectionName: string
  collectionsBefore: number
  /** Number of pieces the collection had, and the file's URI; null if there is none yet. */
  piecesBefore: number
  uri: string | null
}

export type ReleaseOnChain = {
  collection: Address | null
  tokenId: bigint | null
  isAllowed: boolean
}

/** Maximum of newest pieces searched; nobody creates more between two steps. */
const MAX_SEARCHED = 50

const unreadError = () => new Error('The state of this release cannot be read.')

/** State of a release on chain, so that nothing is done twice (spec: release.resumed). Throws if nobody answers. */
export async function releaseOnChain(request: RpcRequest, release: ReleaseInProgress): Promise<ReleaseOnChain> {
  const collection = release.collection ?? (await findOpenedCollection(request, release))
  const tokenId =
    collection === null || release.uri === null ? null : await findMintedPiece(request, collection, release)
  if (collection === null || tokenId === null) return { collection, tokenId, isAllowed: false }
  return { collection, tokenId, isAllowed: await isAllowed(request, collection, tokenId, release) }
}

async function findOpenedCollection(
  request: RpcRequest,
  { factory, artist, collectionName, collectionsBefore }: ReleaseInProgress,
): Promise<Address | null> {
  const all = await contractValue(request, {
    address: factory,
    abi: musicCollectionFactoryAbi,
    functionName: 'collectionsOf',
    args: [artist],
  } as const)
  if (all === null) throw unreadError()
  for (const address of all.slice(collectionsBefore)) {
    // oxlint-disable-next-line no-await-in-loop -- there is hardly ever more than one
    const name = await contractValue(request, { address, abi: musicCollectionAbi, functionName: 'name', args: [] })
    if (name === null) throw unreadError()
    if (name === collectionName) return address
  }
  return null
}

async function findMintedPiece(
  request: RpcRequest,
  collection: Address,
  { piecesBefore, uri }: ReleaseInProgress,
): Promise<bigint | null> {
  const contract = { address: collection, abi: musicCollectionAbi } as const
  const count = await contractValue(request, { ...contract, functionName: 'totalSupply', args: [] })
  if (count === null) throw unreadError()
  const many = Math.min(Math.max(Number(count) - piecesBefore, 0), MAX_SEARCHED)
  const ids = Array.from({ length: many }, (_, at) => count - BigInt(at))
  const uris = await Promise.all(
    ids.map((id) => contractValue(request, { ...contract, functionName: 'tokenURI', args: [id] })),
  )
  return ids.find((_, at) => uris[at] === uri) ?? null
}

async function isAllowed(
  request: RpcRequest,
  collection: Address,
  id: bigint,
  { market, artist }: ReleaseInProgress,
): Promise<boolean> {
  const contract = { address: collection, abi: musicCollectionAbi } as const
  const [one, all] = await Promise.all([
    contractValue(request, { ...contract, functionName: 'getApproved', args: [id] }),
    contractValue(request, { ...contract, functionName: 'isApprovedForAll', args: [artist, market] }),
  ])
  if (one === null || all === null) throw unreadError()
  return all || one.toLowerCase() === market.toLowerCase()
}
