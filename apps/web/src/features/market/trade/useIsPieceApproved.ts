import { approvedForAll, approvedForPiece } from '@musi/chain/reads/collectibles/pieceApproval'
import type { Address } from '@musi/domain/address'
import { contractOf } from '#platform/page/config/config.ts'
import { useRead } from '#platform/session/chain/useRead.ts'
import type { Piece } from '#platform/tokens/collectibles/readMarket.ts'

/** True if the market may transfer this account's piece; null while unknown, or if nothing is sold here. */
export function useIsPieceApproved(
  piece: Pick<Piece, 'collection' | 'id'> | null,
  owner: Address | null,
): boolean | null {
  const seaport = contractOf('seaport')
  const isReadable = seaport !== null && owner !== null && piece !== null
  const pieceApproval = useRead(isReadable ? approvedForPiece(piece.collection, piece.id) : null)
  const collectionApproval = useRead(isReadable ? approvedForAll(piece.collection, owner, seaport) : null)
  if (pieceApproval.kind === 'value' && pieceApproval.value === seaport) return true
  if (collectionApproval.kind === 'value' && collectionApproval.value) return true
  return pieceApproval.kind === 'value' && collectionApproval.kind === 'value' ? false : null
}
