import { Button } from '@musi/ui/Button'
import { useState } from 'react'
import type { Collection, Piece } from '../../../platform/tokens/collectibles/readMarket.ts'
import { t } from '../shelf/marketWords.ts'
import styles from './Browse.module.css'
import { Filters } from './Filters.tsx'
import { PieceCard } from './PieceCard.tsx'
import { NO_FILTER, filteredPieces } from './pieceFilter.ts'

const PAGE = 24
/** Two rows on a phone, one on a wide screen. */
const SEEN_FIRST = 4

type Props = {
  pieces: readonly Piece[]
  collections: readonly Collection[]
  hasMore: boolean
}

/** Search, filters, order, and what is left (spec: market.filter). */
export function Browse({ pieces, collections, hasMore }: Props) {
  const [filter, setFilter] = useState(NO_FILTER)
  const [count, setCount] = useState(PAGE)
  const shown = filteredPieces(pieces, filter)
  if (pieces.length === 0) return <p id="market-empty">{t('market.empty')}</p>
  return (
    <>
      <Filters {...{ pieces, collections, filter }} onChange={setFilter} />
      <output className={styles['count']}>{t('market.count', { count: shown.length })}</output>
      {shown.length === 0 ? (
        <div id="market-none" className={styles['none']}>
          <b>{t('market.none')}</b>
          <Button onClick={() => setFilter(NO_FILTER)}>{t('market.clear')}</Button>
        </div>
      ) : (
        <ul id="market-pieces" className={styles['grid']}>
          {shown.slice(0, count).map((piece, place) => (
            <PieceCard key={`${piece.collection} ${piece.id}`} piece={piece} isFirst={place < SEEN_FIRST} />
          ))}
        </ul>
      )}
      {shown.length > count && (
        <p className={styles['more']}>
          <Button onClick={() => setCount(count + PAGE)}>{t('more')}</Button>
        </p>
      )}
      {hasMore && <p className={styles['count']}>{t('market.older')}</p>}
    </>
  )
}
