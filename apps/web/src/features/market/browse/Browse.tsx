import { useState } from 'react'
import { Button } from '@musi/ui/controls/Button'
import { More } from '@musi/ui/layout/More'
import { Note } from '@musi/ui/layout/Note'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { contractOf } from '#platform/page/config/config.ts'
import { latePart } from '#platform/page/loading/latePart.tsx'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import type { Collection, Piece } from '#platform/tokens/collectibles/readMarket.ts'
import { t } from '../frame/marketWords.ts'
import { MOST_AT_ONCE, canBeSwept, keyOf, lostCount } from '../sweep/sweepable.ts'
import styles from './Browse.module.css'
import { Filters } from './Filters.tsx'
import { MarketWaiting } from './MarketAnswer.tsx'
import { PieceCard } from './PieceCard.tsx'
import { NO_FILTER, filteredPieces } from './pieceFilter.ts'

const SweepBar = latePart(async () => (await import('../sweep/SweepBar.tsx')).SweepBar)

const PAGE = 24
const CHOOSE = 'choose-several'
/** Two rows on a phone, one on a wide screen. */
const SEEN_FIRST = 4

type Props = {
  pieces: readonly Piece[]
  collections: readonly Collection[]
  hasMore: boolean
  /** False while only the newest pieces are loaded. */
  isWhole: boolean
  /** Something was bought. */
  onChanged: () => void
}

/** Search, filters, order, and what is left (spec: market.filter); several can be chosen and bought together (spec: market.sweep). */
export function Browse({ pieces, collections, hasMore, isWhole, onChanged }: Props) {
  const account = useAccount()
  const [filter, setFilter] = useState(NO_FILTER)
  const [count, setCount] = useState(PAGE)
  /** Null while no selection is in progress. */
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const shown = filteredPieces(pieces, filter)
  if (pieces.length === 0) return isWhole ? <p id="market-empty">{t('market.empty')}</p> : <MarketWaiting />
  const can = (piece: Piece) => canBeSwept(piece, account)
  // Selected pieces stay selected when filters hide them.
  const picked = pieces.filter((piece) => chosen?.includes(keyOf(piece)) && can(piece))
  const choiceOf = (piece: Piece) => {
    if (chosen === null || !can(piece)) return null
    const key = keyOf(piece)
    const isChosen = chosen.includes(key)
    return {
      isChosen,
      isFull: !isChosen && picked.length >= MOST_AT_ONCE,
      toggle: () => setChosen(isChosen ? chosen.filter((each) => each !== key) : [...chosen, key]),
    }
  }
  return (
    <>
      <Filters {...{ pieces, collections, filter }} onChange={setFilter} />
      <Cluster gap={2} center apart>
        <Note as="output">{isWhole ? t('market.count', { count: shown.length }) : t('market.reading')}</Note>
        {contractOf('seaport') !== null && (
          <Button
            id={CHOOSE}
            size="small"
            aria-pressed={chosen !== null}
            onPointerEnter={SweepBar.preload}
            onFocus={SweepBar.preload}
            onClick={() => setChosen(chosen === null ? [] : null)}
          >
            {t(chosen === null ? 'choose' : 'choose.stop')}
          </Button>
        )}
      </Cluster>
      {shown.length === 0 && !isWhole ? (
        <MarketWaiting />
      ) : shown.length === 0 ? (
        <Stack id="market-none" gap={3} items="start">
          <b>{t('market.none')}</b>
          <Button onClick={() => setFilter(NO_FILTER)}>{t('market.clear')}</Button>
        </Stack>
      ) : (
        <ul id="market-pieces" className={styles['grid']}>
          {shown.slice(0, count).map((piece, place) => (
            <PieceCard key={keyOf(piece)} piece={piece} isFirst={place < SEEN_FIRST} choice={choiceOf(piece)} />
          ))}
        </ul>
      )}
      {shown.length > count && (
        <More>
          <Button onClick={() => setCount(count + PAGE)}>{t('more')}</Button>
        </More>
      )}
      {hasMore && <Note>{t('market.older')}</Note>}
      {chosen !== null && (
        <SweepBar
          {...{ picked, account }}
          lostCount={lostCount(chosen, pieces, account)}
          startsAt={CHOOSE}
          onBought={() => {
            setChosen(null)
            onChanged()
          }}
        />
      )}
    </>
  )
}
