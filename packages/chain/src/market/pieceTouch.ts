import type { Address } from '@musi/domain/address'
import { type Hex, toEventSelector } from 'viem'
import { movementTopics } from '../abi/movementTopics.ts'

/** The part of a collection's display that an event may have changed. */
export type PieceTouch =
  /** The piece's owner, and the number of pieces. */
  { kind: 'piece'; collection: Address; id: bigint } | { kind: 'collection'; collection: Address }

const METADATA_UPDATE = toEventSelector('event MetadataUpdate(uint256 tokenId)')
/** Events without an effect here: approvals concern orders only, and a mint also emits a transfer. */
const IGNORED_TOPICS = new Set([
  toEventSelector('event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId)'),
  toEventSelector('event ApprovalForAll(address indexed owner, address indexed operator, bool approved)'),
  toEventSelector('event Minted(uint256 indexed tokenId, address indexed to, uint64 releaseDate)'),
])

type RawLog = { address: Address; topics: readonly Hex[]; data: Hex }

/** Returns null if nothing displayed changes. An unknown event may have changed anything in its collection. */
export function pieceTouch({ address: collection, topics, data }: RawLog): PieceTouch | null {
  const [topic, , , third] = topics
  if (topic === undefined) return { kind: 'collection', collection }
  if (IGNORED_TOPICS.has(topic)) return null
  if (topic === movementTopics.transfer && third !== undefined) return { kind: 'piece', collection, id: BigInt(third) }
  if (topic === METADATA_UPDATE && data.length === 66) return { kind: 'piece', collection, id: BigInt(data) }
  return { kind: 'collection', collection }
}
