import { approvedForAll, approvedForPiece } from '@musi/chain/reads/collectibles/pieceApproval'
import type { Address } from '@musi/domain/address'
import { contractOf } from '#platform/page/config/config.ts'
import { useRead } from '#platform/session/chain/useRead.ts'
import type { Piece } from '#platform/tokens/collectibles/readMarket.ts'

/** True if the market may transfer this account's piece; null while unknown, or if nothing is sold here. */
export function usePieceAllowed({ collection, id }: Piece, owner: Address | null): boolean | null {
  const seaport = contractOf('seaport')
  const one = useRead(seaport === null || owner === null ? null : approvedForPiece(collection, id))
  const all = useRead(seaport === null || owner === null ? null : approvedForAll(collection, owner, seaport))
  if (one.kind === 'value' && one.value === seaport) return true
  if (all.kind === 'value' && all.value) return true
  return one.kind === 'value' && all.kind === 'value' ? false : null
}
