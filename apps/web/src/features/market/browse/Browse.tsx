import { type ReactNode, useState } from 'react'
import { Button } from '@musi/ui/controls/Button'
import { More } from '@musi/ui/layout/More'
import { Note } from '@musi/ui/layout/Note'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { contractOf } from '#platform/page/config/config.ts'
import { latePart } from '#platform/page/loading/latePart.tsx'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import type { Collection, Piece } from '#platform/tokens/collectibles/readMarket.ts'
import { marketText } from '../frame/marketWords.ts'
import { MAX_PIECES_AT_ONCE, canSweep, keyOf, lostCount } from '../sweep/sweepable.ts'
import page from '#platform/page/card/Page.module.css'
import styles from './Browse.module.css'
import { Filters } from './Filters.tsx'
import { MarketPlaceholder } from './MarketAnswer.tsx'
import { PieceCard } from './PieceCard.tsx'
import { NO_FILTER, filteredPieces } from './pieceFilter.ts'

const SweepBar = latePart(async () => (await import('../sweep/SweepBar.tsx')).SweepBar)

const PAGE_SIZE = 24
const CHOOSE_BUTTON_ID = 'choose-several'
/** Pieces visible before scrolling: two rows on a phone, one on a wide screen. */
const FIRST_VISIBLE = 4

type Props = {
  pieces: readonly Piece[]
  collections: readonly Collection[]
  hasMore: boolean
  /** True once all pieces are loaded; false while only the newest ones are. */
  isWhole: boolean
  /** The account's own orders, beside the number of pieces. */
  own?: ReactNode
  /** Called after a purchase. */
  onChanged: () => void
}

/** Placeholder while the market loads: inert tools and empty cards. */
export const BrowseWaiting = () => (
  <>
    <div inert>
      <Filters pieces={[]} collections={[]} filter={NO_FILTER} count={0} onChange={() => undefined} />
    </div>
    <Cluster gap={2} center className={styles['counts']}>
      <Note as="output">{marketText('market.reading')}</Note>
    </Cluster>
    <MarketPlaceholder />
  </>
)

/** Search, filters, order and the matching pieces (spec: market.filter); several can be chosen and bought together (spec: market.sweep). */
export function Browse({ pieces, collections, hasMore, isWhole, own = null, onChanged }: Props) {
  const account = useAccount()
  const [filter, setFilter] = useState(NO_FILTER)
  const [count, setCount] = useState(PAGE_SIZE)
  /** Keys of the selected pieces; null while no selection is in progress. */
  const [selectedKeys, setSelectedKeys] = useState<readonly string[] | null>(null)
  const matches = filteredPieces(pieces, filter)
  if (pieces.length === 0)
    return (
      <>
        {own}
        {isWhole ? <p id="market-empty">{marketText('market.empty')}</p> : <MarketPlaceholder />}
      </>
    )
  const isSelectable = (piece: Piece) => canSweep(piece, account)
  // Selected pieces stay selected when filters hide them.
  const selectedPieces = pieces.filter((piece) => selectedKeys?.includes(keyOf(piece)) && isSelectable(piece))
  const choiceOf = (piece: Piece) => {
    if (selectedKeys === null || !isSelectable(piece)) return null
    const key = keyOf(piece)
    const isChosen = selectedKeys.includes(key)
    return {
      isChosen,
      isFull: !isChosen && selectedPieces.length >= MAX_PIECES_AT_ONCE,
      toggle: () => setSelectedKeys(isChosen ? selectedKeys.filter((each) => each !== key) : [...selectedKeys, key]),
    }
  }
  return (
    <>
      <Filters {...{ pieces, collections, filter }} count={matches.length} onChange={setFilter} />
      <Cluster gap={2} center className={styles['counts']}>
        <Note as="output">
          {isWhole ? marketText('market.count', { count: matches.length }) : marketText('market.reading')}
        </Note>
        {contractOf('seaport') !== null && (
          <Button
            id={CHOOSE_BUTTON_ID}
            size="small"
            aria-pressed={selectedKeys !== null}
            onPointerEnter={SweepBar.preload}
            onFocus={SweepBar.preload}
            onClick={() => setSelectedKeys(selectedKeys === null ? [] : null)}
          >
            {marketText(selectedKeys === null ? 'choose' : 'choose.stop')}
          </Button>
        )}
        {own}
      </Cluster>
      {matches.length === 0 && !isWhole ? (
        <MarketPlaceholder />
      ) : matches.length === 0 ? (
        <NoMatches onClear={() => setFilter(NO_FILTER)} />
      ) : (
        <ul id="market-pieces" className={page['cards']}>
          {matches.slice(0, count).map((piece, place) => (
            <PieceCard key={keyOf(piece)} piece={piece} isFirst={place < FIRST_VISIBLE} choice={choiceOf(piece)} />
          ))}
        </ul>
      )}
      {matches.length > count && (
        <More>
          <Button onClick={() => setCount(count + PAGE_SIZE)}>{marketText('more')}</Button>
        </More>
      )}
      {hasMore && <Note>{marketText('market.older')}</Note>}
      {selectedKeys !== null && (
        <SweepBar
          {...{ selectedPieces, account }}
          lostCount={lostCount(selectedKeys, pieces, account)}
          returnFocusId={CHOOSE_BUTTON_ID}
          onBought={() => {
            setSelectedKeys(null)
            onChanged()
          }}
        />
      )}
    </>
  )
}

const NoMatches = ({ onClear }: { onClear: () => void }) => (
  <Stack id="market-none" gap={3} items="start">
    <b>{marketText('market.none')}</b>
    <Button onClick={onClear}>{marketText('market.clear')}</Button>
  </Stack>
)
