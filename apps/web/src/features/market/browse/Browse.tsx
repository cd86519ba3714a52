import { Button } from '@musi/ui/Button'
import { Icon } from '@musi/ui/Icon'
import { Input } from '@musi/ui/Input'
import { Switch } from '@musi/ui/Switch'
import { useState } from 'react'
import { t } from '../shelf/marketWords.ts'
import type { Piece } from '../shelf/readMarket.ts'
import styles from './Browse.module.css'
import { PieceCard } from './PieceCard.tsx'
import { NO_FILTER, PIECE_ORDERS, type PieceOrder, artistsOf, filteredPieces } from './pieceFilter.ts'

const PAGE = 24
/** Two rows on a phone, one on a wide screen. */
const SEEN_FIRST = 4

type Props = { pieces: readonly Piece[]; hasMore: boolean }

/** Search, filters, order, and what is left (spec: market.filter). */
export function Browse({ pieces, hasMore }: Props) {
  const [filter, setFilter] = useState(NO_FILTER)
  const [count, setCount] = useState(PAGE)
  const shown = filteredPieces(pieces, filter)
  const artists = artistsOf(pieces)
  if (pieces.length === 0) return <p id="market-empty">{t('market.empty')}</p>
  return (
    <>
      <search className={styles['tools']} aria-label={t('filter.label')}>
        <Input
          id="market-search"
          type="search"
          label={t('filter.search')}
          labelHidden
          placeholder={t('filter.search')}
          icon={<Icon name="search" />}
          value={filter.search}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setFilter({ ...filter, search: event.target.value })}
        />
        {artists.length > 0 && (
          <label className={styles['select']}>
            <span>{t('filter.artist')}</span>
            <select
              id="market-artist"
              value={filter.artist ?? ''}
              onChange={(event) => setFilter({ ...filter, artist: event.target.value || null })}
            >
              <option value="">{t('filter.all')}</option>
              {artists.map((artist) => (
                <option key={artist} value={artist}>
                  {artist}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className={styles['select']}>
          <span>{t('sort.label')}</span>
          <select
            id="market-sort"
            value={filter.order}
            onChange={(event) => setFilter({ ...filter, order: event.target.value as PieceOrder })}
          >
            {PIECE_ORDERS.map((each) => (
              <option key={each} value={each}>
                {t(`sort.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <Switch
          id="market-listed"
          label={t('filter.listed')}
          on={filter.isListed}
          onToggle={() => setFilter({ ...filter, isListed: !filter.isListed })}
        />
      </search>
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
