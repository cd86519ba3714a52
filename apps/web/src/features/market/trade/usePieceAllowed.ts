import { approvedForAll, approvedForPiece } from '@musi/chain/reads/collectibles/pieceApproval'
import type { Address } from '@musi/domain/address'
import { contractOf } from '#platform/page/config/config.ts'
import { useRead } from '#platform/session/chain/useRead.ts'
import type { Piece } from '#platform/tokens/collectibles/readMarket.ts'

/** True if the market may transfer this account's piece; null while unknown, or if nothing is sold here. */
export function usePieceAllowed(piece: Pick<Piece, 'collection' | 'id'> | null, owner: Address | null): boolean | null {
  const seaport = contractOf('seaport')
  const isAsked = seaport !== null && owner !== null && piece !== null
  const one = useRead(isAsked ? approvedForPiece(piece.collection, piece.id) : null)
  const all = useRead(isAsked ? approvedForAll(piece.collection, owner, seaport) : null)
  if (one.kind === 'value' && one.value === seaport) return true
  if (all.kind === 'value' && all.value) return true
  return one.kind === 'value' && all.kind === 'value' ? false : null
}
