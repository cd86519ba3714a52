import { NO_CHIPS, type SongChips } from '@musi/domain/music/song-list/songChips'
import { FIRST_SONG_ORDER, type SongOrder } from '@musi/domain/music/song-list/songOrder'
import { FIRST_ROWS, moreRows } from '@musi/domain/music/song-list/songPages'

/** State of the list: search, filters, order, number of songs shown, and the open one. */
export type SongTable = {
  readonly search: string
  readonly chips: SongChips
  readonly order: SongOrder
  readonly rowLimit: number
  /** At most one row is open. */
  readonly openId: string | null
}

export type SongTableEvent =
  | { readonly kind: 'search'; readonly search: string }
  | { readonly kind: 'order'; readonly order: SongOrder }
  | { readonly kind: 'chips'; readonly chips: Partial<SongChips> }
  /** Clears the search and the filters. */
  | { readonly kind: 'all' }
  | { readonly kind: 'more' }
  | { readonly kind: 'toggled'; readonly id: string }

export const FIRST_TABLE: SongTable = {
  search: '',
  chips: NO_CHIPS,
  order: FIRST_SONG_ORDER,
  rowLimit: FIRST_ROWS,
  openId: null,
}

/**
 * The next state of the list. A new search, filter or order starts with five rows again (spec:
 * songs.pages).
 */
export function songTableReducer(table: SongTable, event: SongTableEvent): SongTable {
  switch (event.kind) {
    case 'search':
      return { ...table, search: event.search, rowLimit: FIRST_ROWS }
    case 'order':
      return { ...table, order: event.order, rowLimit: FIRST_ROWS }
    case 'chips':
      return { ...table, chips: { ...table.chips, ...event.chips }, rowLimit: FIRST_ROWS }
    case 'all':
      return { ...table, search: '', chips: NO_CHIPS, rowLimit: FIRST_ROWS }
    case 'more':
      return { ...table, rowLimit: moreRows(table.rowLimit) }
    case 'toggled':
      return { ...table, openId: table.openId === event.id ? null : event.id }
  }
}

/**
 * Number of matching songs to show, and number of placeholders to keep. While the chain's songs are being read, a search
 * keeps no placeholders.
 */
export function rowCounts(
  { search, rowLimit }: SongTable,
  { isReading, matches }: { isReading: boolean; matches: number },
): { readonly songs: number; readonly placeholders: number } {
  if (!isReading) return { songs: Math.min(rowLimit, matches), placeholders: 0 }
  const songs = search.trim() === '' ? 0 : Math.min(rowLimit, matches)
  return { songs, placeholders: rowLimit - songs }
}
