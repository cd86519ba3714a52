import { piecePath } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import { Skeleton } from '@musi/ui/Skeleton'
import { Empty } from '@musi/ui/layout/Empty'
import { useState } from 'react'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import { isComplete } from '#platform/session/history/isComplete.ts'
import { AssetPicture } from '#platform/tokens/collectibles/AssetPicture.tsx'
import { nameOf } from '#platform/tokens/collectibles/readMarket.ts'
import { usePieceLook } from '#platform/tokens/collectibles/usePieceLook.ts'
import { NameText } from '#platform/tokens/explain/AddressName.tsx'
import { Part } from './Part.tsx'
import styles from './Artist.module.css'
import { artistPageText } from './artistPageWords.ts'
import { useMintedPieces } from './useMintedPieces.ts'

/** Pieces shown before "all" is pressed: one row on a wide screen. */
const FOLDED_COUNT = 4

/** Pieces minted for the artist, including those that others own now. */
export function ArtistPieces({ artist }: { artist: Address }) {
  const { history, minted } = useMintedPieces(artist)
  const [isExpanded, setExpanded] = useState(false)
  const isCut = minted.length > FOLDED_COUNT && !isExpanded
  return (
    <Part
      title={artistPageText('pieces.title')}
      {...(isCut && {
        note: (
          <button type="button" className={styles['all']} onClick={() => setExpanded(true)}>
            {artistPageText('pieces.all', { count: numberText(minted.length) })}
          </button>
        ),
      })}
    >
      <HistoryNote history={history} />
      {history.kind === 'waiting' && <Skeleton label={artistPageText('loading')} />}
      {minted.length === 0 && isComplete(history) && <Empty>{artistPageText('pieces.none')}</Empty>}
      <ul className={styles['pieces']}>
        {(isCut ? minted.slice(0, FOLDED_COUNT) : minted).map(({ collection, piece }) => (
          <PieceTile key={`${collection} ${piece}`} collection={collection} id={piece} />
        ))}
      </ul>
    </Part>
  )
}

function PieceTile({ collection, id }: { collection: Address; id: bigint }) {
  const { name, picture } = usePieceLook(collection, id)
  return (
    <li>
      <AssetPicture image={picture} seed={`${collection} ${id}`} alt="" />
      <p>
        <PlaceLink to={piecePath(collection, `${id}`)}>{nameOf({ name, id })}</PlaceLink>
        <small>
          <NameText address={collection} />
        </small>
      </p>
    </li>
  )
}
