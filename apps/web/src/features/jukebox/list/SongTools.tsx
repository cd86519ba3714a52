import { SONG_ORDERS } from '@musi/domain/music/song-list/songOrder'
import { Input } from '@musi/ui/controls/Input'
import { Select } from '@musi/ui/controls/Select'
import { Icon } from '@musi/ui/Icon'
import { Cluster } from '@musi/ui/layout/Stack'
import { jukeboxText } from '../songs/jukeboxWords.ts'
import styles from './SongList.module.css'
import type { SongTable, SongTableEvent } from './songTable.ts'
import { ViewSwitch } from './ViewSwitch.tsx'

type Props = {
  table: SongTable
  genres: readonly string[]
  /** True if a wallet is connected. */
  hasAccount: boolean
  onChange: (event: SongTableEvent) => void
}

/** Search, filters, order and view of the song list (spec: songs.chips, songs.search, songs.order, songs.views). */
export function SongTools({ table, genres, hasAccount, onChange }: Props) {
  const { search, order } = table
  return (
    <>
      <Chips {...{ table, genres, hasAccount, onChange }} />
      <Input
        id="jukebox-search"
        hook="jukebox-search"
        type="search"
        label={jukeboxText('search')}
        labelHidden
        placeholder={jukeboxText('search')}
        icon={<Icon name="search" />}
        value={search}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => onChange({ kind: 'search', search: event.target.value })}
      />
      <Select
        id="jukebox-sort"
        hook="jukebox-sort"
        look="pill"
        label={jukeboxText('sort')}
        value={order}
        options={SONG_ORDERS.map((each) => [each, jukeboxText(`sort.${each}`)])}
        onChange={(chosen) => onChange({ kind: 'order', order: chosen })}
      />
      <ViewSwitch />
    </>
  )
}

function Chips({ table: { chips }, genres, hasAccount, onChange }: Props) {
  const toggles = [...(hasAccount ? (['mine'] as const) : []), 'new' as const, 'top' as const]
  const chipFields = { mine: 'isMine', new: 'isNew', top: 'isTop' } as const
  return (
    <Cluster gap={2} nowrap className={styles['chips']}>
      {toggles.map((chip) => (
        <button
          key={chip}
          type="button"
          aria-pressed={chips[chipFields[chip]]}
          onClick={() => onChange({ kind: 'chips', chips: { [chipFields[chip]]: !chips[chipFields[chip]] } })}
        >
          {jukeboxText(`chip.${chip}`)}
        </button>
      ))}
      <Select
        look="pill"
        label={jukeboxText('genre')}
        value={chips.genre ?? ''}
        options={[['', jukeboxText('chip.genre.all')], ...genres.map((genre) => [genre, genre] as const)]}
        onChange={(genre) => onChange({ kind: 'chips', chips: { genre: genre === '' ? null : genre } })}
      />
    </Cluster>
  )
}
