import { useState } from 'react'
import { Button } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import { Input } from '@musi/ui/controls/Input'
import { Select } from '@musi/ui/controls/Select'
import { Stack } from '@musi/ui/layout/Stack'
import { Switch } from '@musi/ui/controls/Switch'
import { Sheet } from '@musi/ui/overlays/Sheet'
import { useMedia } from '#platform/page/theme/useMedia.ts'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { reviewText } from '#platform/session/review/reviewWords.ts'
import type { Collection, Piece } from '#platform/tokens/collectibles/readMarket.ts'
import { marketText } from '../frame/marketWords.ts'
import styles from './Browse.module.css'
import { PIECE_ORDERS, type PieceFilter, activeFilters, artistsOf, priceLimit, traitsOf } from './pieceFilter.ts'

type Props = {
  pieces: readonly Piece[]
  collections: readonly Collection[]
  filter: PieceFilter
  /** Number of pieces that match. */
  count: number
  onChange: (filter: PieceFilter) => void
}

/** Search, order and filters, on a phone in a sheet; a filter with only one option is not shown (spec: market.filter). */
export function Filters({ pieces, collections, filter, count, onChange }: Props) {
  const changeFilter = (more: Partial<PieceFilter>) => onChange({ ...filter, ...more })
  const isPhone = useMedia('(max-width: 720px)')
  const choices = { pieces, collections, filter, changeFilter }
  return (
    <Stack as="search" aria-label={marketText('filter.label')} gap={3}>
      <div className={styles['tools']}>
        <Input
          id="market-search"
          type="search"
          label={marketText('filter.search')}
          labelHidden
          placeholder={marketText(isPhone ? 'filter.search.brief' : 'filter.search')}
          icon={<Icon name="search" />}
          value={filter.search}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => changeFilter({ search: event.target.value })}
        />
        {isPhone ? (
          <FilterSheet {...choices} count={count} />
        ) : (
          <MainFilters look="pill" {...{ filter, changeFilter }} />
        )}
      </div>
      {!isPhone && <MoreFilters {...choices} />}
    </Stack>
  )
}

type ChoiceProps = Pick<Props, 'pieces' | 'collections' | 'filter'> & {
  changeFilter: (more: Partial<PieceFilter>) => void
}

/** The order, and the filter of pieces for sale. */
const MainFilters = ({
  look,
  filter,
  changeFilter,
}: Pick<ChoiceProps, 'filter' | 'changeFilter'> & { look: 'pill' | 'field' }) => (
  <>
    <Select
      id="market-sort"
      look={look}
      label={marketText('sort.label')}
      value={filter.order}
      options={PIECE_ORDERS.map((each) => [each, marketText(`sort.${each}`)])}
      onChange={(order) => changeFilter({ order })}
    />
    <Switch
      id="market-listed"
      label={marketText('filter.listed')}
      on={filter.isListed}
      onToggle={() => changeFilter({ isListed: !filter.isListed })}
    />
  </>
)

/** All filters of a phone behind one button, which says how many of them are set. */
function FilterSheet({ count, ...choices }: ChoiceProps & Pick<Props, 'count'>) {
  const { filter, changeFilter } = choices
  const [isOpen, setOpen] = useState(false)
  const active = activeFilters(filter)
  const title = marketText('filter.open')
  return (
    <>
      <Button id="market-filters" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {active === 0 ? title : marketText('filter.openCount', { count: active })}
      </Button>
      {isOpen && (
        <Sheet open onClose={() => setOpen(false)} title={title} closeLabel={reviewText('close')}>
          <Stack gap={4}>
            <MainFilters look="field" {...{ filter, changeFilter }} />
            <FilterFields {...choices} />
            <Button kind="primary" block onClick={() => setOpen(false)}>
              {marketText('filter.show', { count })}
            </Button>
          </Stack>
        </Sheet>
      )}
    </>
  )
}

/** Filters behind "more"; artists and traits are collected from all pieces once it is opened. */
function MoreFilters(choices: ChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles['more-filters']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{marketText('filter.more')}</summary>
      {isOpen && <FilterFields {...choices} />}
    </details>
  )
}

function FilterFields({ pieces, collections, filter, changeFilter }: ChoiceProps) {
  const artists = artistsOf(pieces)
  const traits = traitsOf(pieces)
  const { symbol } = nativeCurrency()
  const renderPriceInput = (which: 'from' | 'to') => (
    <Input
      id={`market-${which}`}
      label={`${marketText(`filter.${which}`)} (${symbol})`}
      value={filter[which]}
      inputMode="decimal"
      autoComplete="off"
      maxLength={30}
      error={priceLimit(filter[which]).kind === 'noPrice' ? marketText('filter.price.wrong') : null}
      onChange={(event) => changeFilter({ [which]: event.target.value })}
    />
  )
  return (
    <div className={styles['wide']}>
      {collections.length > 1 && (
        <Select
          id="market-collection"
          label={marketText('filter.collection')}
          value={filter.collection ?? ''}
          options={[
            ['', marketText('filter.all')],
            ...collections.map(({ address, name }) => [address, name] as const),
          ]}
          onChange={(value) => changeFilter({ collection: value || null })}
        />
      )}
      {artists.length > 0 && (
        <Select
          id="market-artist"
          label={marketText('filter.artist')}
          value={filter.artist ?? ''}
          options={[['', marketText('filter.all')], ...artists.map((artist) => [artist, artist] as const)]}
          onChange={(value) => changeFilter({ artist: value || null })}
        />
      )}
      {traits.length > 0 && (
        <Select
          id="market-trait"
          label={marketText('filter.trait')}
          value={filter.trait ?? ''}
          options={[['', marketText('filter.anyTrait')], ...traits.map((trait) => [trait, trait] as const)]}
          onChange={(value) => changeFilter({ trait: value || null })}
        />
      )}
      {renderPriceInput('from')}
      {renderPriceInput('to')}
    </div>
  )
}
