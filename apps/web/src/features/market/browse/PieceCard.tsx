import { mediaPath, piecePath } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import { Note } from '@musi/ui/layout/Note'
import { Text } from '@musi/ui/Text'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { ArtistLine } from '#platform/tokens/collectibles/ArtistLine.tsx'
import { AssetPicture } from '#platform/tokens/collectibles/AssetPicture.tsx'
import { marketText } from '../frame/marketWords.ts'
import { type Piece, nameOf } from '#platform/tokens/collectibles/readMarket.ts'
import styles from './Browse.module.css'
import { PiecePrice } from './PiecePrice.tsx'
import { artistOf } from './pieceFilter.ts'

export const pictureOf = ({ collection, id, hasPicture }: Piece): string | null =>
  hasPicture ? mediaPath(collection, `${id}`) : null

/**
 * The creator: the account that gets the royalty, else the one that opened the collection in our
 * factory, with the artist's name from the piece's file. Null if nothing is known. The collection's
 * minter does not count, because the role can be given to anybody without their consent.
 */
export function creatorOf(piece: Piece): { name: string; address: Address | null } | null {
  const name = artistOf(piece)
  const address = piece.royalty?.artist ?? piece.maker
  return name === null && address === null ? null : { name: name ?? '', address }
}

type Props = {
  piece: Piece
  /** True if visible before scrolling; its picture then loads first. */
  isFirst: boolean
  /** The card's checkbox; null if the piece cannot be selected, or no selection is in progress. */
  choice: { isChosen: boolean; isFull: boolean; toggle: () => void } | null
}

/** Card of a piece in the market, with its price. */
export function PieceCard({ piece, isFirst, choice }: Props) {
  const creator = creatorOf(piece)
  return (
    <li className={styles['card']} data-chosen={choice?.isChosen}>
      <AssetPicture image={pictureOf(piece)} seed={`${piece.collection} ${piece.id}`} alt="" isFirst={isFirst} />
      <div className={styles['body']}>
        {creator !== null && <ArtistLine artist={creator} />}
        <Text as="h2" size={16} breaks>
          <PlaceLink to={piecePath(piece.collection, `${piece.id}`)} className={styles['whole']}>
            {nameOf(piece)}
          </PlaceLink>
        </Text>
        {piece.isUnread && <Note>{marketText('piece.unread')}</Note>}
        <Text tone="strong" weight={560} figures className={styles['price']}>
          <PiecePrice piece={piece} />
        </Text>
      </div>
      {choice !== null && (
        <label className={styles['choice']}>
          <input
            type="checkbox"
            aria-label={marketText('choose.which', { name: nameOf(piece) })}
            checked={choice.isChosen}
            disabled={choice.isFull}
            onChange={choice.toggle}
          />
        </label>
      )}
    </li>
  )
}
