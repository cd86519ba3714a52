import type { Piece } from '@musi/chain/explain/story'
import type { Address } from '@musi/domain/address'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { NameText } from '#platform/tokens/explain/AddressName.tsx'
import { identityText } from '#platform/tokens/explain/whoWords.ts'

/** Names an NFT of a collection; a null id means any of them. */
export const PieceText = ({ collection, id }: { collection: Address; id: Piece['id'] | null }) =>
  withParts(
    id === null
      ? identityText('anyPiece', { collection: '⟦collection⟧' })
      : identityText('piece', { id: String(id), collection: '⟦collection⟧' }),
    { collection: <NameText address={collection} /> },
  )
