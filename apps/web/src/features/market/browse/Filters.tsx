import { useState } from 'react'
import { Icon } from '@musi/ui/Icon'
import { Input } from '@musi/ui/controls/Input'
import { Select } from '@musi/ui/controls/Select'
import { Stack } from '@musi/ui/layout/Stack'
import { Switch } from '@musi/ui/controls/Switch'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import type { Collection, Piece } from '#platform/tokens/collectibles/readMarket.ts'
import { marketText } from '../frame/marketWords.ts'
import styles from './Browse.module.css'
import { PIECE_ORDERS, type PieceFilter, artistsOf, priceLimit, traitsOf } from './pieceFilter.ts'

type Props = {
  pieces: readonly Piece[]
  collections: readonly Collection[]
  filter: PieceFilter
  onChange: (filter: PieceFilter) => void
}

/** Search, order and filters; a filter with only one option is not shown. */
export function Filters({ pieces, collections, filter, onChange }: Props) {
  const changeFilter = (more: Partial<PieceFilter>) => onChange({ ...filter, ...more })
  return (
    <Stack as="search" aria-label={marketText('filter.label')} gap={3}>
      <div className={styles['tools']}>
        <Input
          id="market-search"
          type="search"
          label={marketText('filter.search')}
          labelHidden
          placeholder={marketText('filter.search')}
          icon={<Icon name="search" />}
          value={filter.search}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => changeFilter({ search: event.target.value })}
        />
        <Select
          id="market-sort"
          look="pill"
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
      </div>
      <MoreFilters {...{ pieces, collections, filter, changeFilter }} />
    </Stack>
  )
}

type MoreProps = Omit<Props, 'onChange'> & { changeFilter: (more: Partial<PieceFilter>) => void }

/** Filters behind "more"; artists and traits are collected from all pieces once it is opened. */
function MoreFilters({ pieces, collections, filter, changeFilter }: MoreProps) {
  const [isOpen, setOpen] = useState(false)
  const artists = isOpen ? artistsOf(pieces) : []
  const traits = isOpen ? traitsOf(pieces) : []
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
    <details className={styles['more-filters']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{marketText('filter.more')}</summary>
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
    </details>
  )
}
